/**
 * A slice of a form's state has values, which are getters, and actions, which are methods. The screen gets the two
 * apart: values by useFormState, which follows them, and actions by useActions. So no part can read a value without
 * being rendered again when it changes.
 */

declare const slice: unique symbol;

type Method = (...args: never[]) => unknown;

/** What marks a whole slice, which is no value by itself. */
export interface SliceValues {
  readonly [slice]: true;
}

/** The values of a slice. */
export type ValuesOf<Slice> = SliceValues & {
  readonly [Key in keyof Slice as Slice[Key] extends Method ? never : Key]: Slice[Key];
};
