declare module '@babel/plugin-bugfix-safari-class-field-initializer-scope' {
  import type { PluginTarget } from '@babel/core';

  const plugin: PluginTarget;
  export default plugin;
}
