import { data } from 'react-router';
import { storable } from '#contract/base/text.ts';

/** The answer to a form that makes no sense: the browser or a page of ours would not send it. */
const senseless = () => data(null, { status: 400 });

/** Reads the form of a request. A request without one is refused. */
export async function formOf(request: Request): Promise<FormData> {
  const raw = await request.formData().catch(() => {
    throw senseless();
  });
  const form = new FormData();
  for (const [name, value] of raw) form.append(name, typeof value === 'string' ? storable(value) : value);
  return form;
}

/** The act that a form asks for. An unknown one is refused. */
export function intentOf<Intent extends string>(form: FormData, intents: readonly Intent[]): Intent {
  const value = form.get('intent');
  const intent = intents.find((one) => one === value);
  if (intent === undefined) throw senseless();
  return intent;
}
