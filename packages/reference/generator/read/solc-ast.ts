/** The used parts of solc's syntax tree. Positions are `start:length:file` in bytes. */
export interface AstNode {
  readonly id: number;
  readonly nodeType: string;
  readonly src: string;
  readonly name?: string;
  readonly canonicalName?: string;
  readonly kind?: string;
  readonly documentation?: { readonly src: string } | null;
  readonly nodes?: readonly AstNode[];
  readonly members?: readonly AstNode[];
  readonly parameters?: { readonly parameters: readonly AstNode[] };
  readonly returnParameters?: { readonly parameters: readonly AstNode[] };
  readonly stateMutability?: string;
  readonly functionSelector?: string;
  readonly eventSelector?: string;
  readonly errorSelector?: string;
  readonly indexed?: boolean;
  readonly typeName?: AstNode;
  readonly baseType?: AstNode;
  readonly length?: AstNode | null;
  readonly value?: string;
  readonly referencedDeclaration?: number;
  readonly typeDescriptions?: { readonly typeString?: string };
}

/** Returns every declaration of a file by its id, including nested ones. */
export function indexDeclarations(root: AstNode): ReadonlyMap<number, AstNode> {
  const index = new Map<number, AstNode>();
  const visit = (node: AstNode): void => {
    index.set(node.id, node);
    node.nodes?.forEach(visit);
  };
  visit(root);
  return index;
}
