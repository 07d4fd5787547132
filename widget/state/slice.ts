/**
 * A slice of the form's state has values (getters) and actions (methods). Parts of the screen get them separately: values
 * from useFormState, which subscribes to them, and actions from useActions. So a part cannot read a value without being
 * rendered again when the value changes.
 */

declare const slice: unique symbol;

type Method = (...args: never[]) => unknown;

/** Marks a whole slice. useFormState does not return whole slices. */
export interface SliceValues {
  readonly [slice]: true;
}

/** The values of a slice. */
export type ValuesOf<Slice> = SliceValues & {
  readonly [Key in keyof Slice as Slice[Key] extends Method ? never : Key]: Slice[Key];
};
