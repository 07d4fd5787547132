/** The mark of the form's own custom properties. Public ones are named --appraisal-*. */
const MARK = '--af-';

/** The parts of a CSS declaration that are changed here, as PostCSS passes it. */
interface Declaration {
  prop: string;
  value: string;
  source?: { input: { file?: string } };
}

const mark = (text: string) => text.replace(/(?<![\w-])--(?!appraisal-|af-|palette-)(?=[a-z])/g, MARK);

/**
 * A PostCSS plugin that marks the custom properties of the form. In its sources they have short names such as --ink; a
 * page may have registered such a name with another syntax by `@property`, which holds in shadow roots too.
 */
export const markNames = {
  postcssPlugin: 'appraisal-form:names',
  Declaration(declaration: Declaration): void {
    if (!/[\\/]widget[\\/]/.test(declaration.source?.input.file ?? '')) return;
    if (declaration.prop.startsWith('--')) declaration.prop = mark(declaration.prop);
    if (declaration.value.includes('--')) declaration.value = mark(declaration.value);
  },
};
