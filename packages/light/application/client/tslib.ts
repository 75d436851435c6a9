/** Replaces tslib, which is bundled whole as soon as one module uses one of its helpers. */
export const __importDefault = <T>(module: T & { readonly __esModule?: boolean }): { readonly default: unknown } =>
  module.__esModule ? (module as unknown as { readonly default: unknown }) : { default: module };
