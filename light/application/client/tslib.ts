/** Stands for tslib, whose helpers come whole with one module that uses one of them. */
export const __importDefault = <T>(module: T & { readonly __esModule?: boolean }): { readonly default: unknown } =>
  module.__esModule ? (module as unknown as { readonly default: unknown }) : { default: module };
