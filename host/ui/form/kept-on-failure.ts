import { type FormRules, type Rejected, readValues } from './form-rules.ts';

/**
 * Passes a form on to the server from a browser. Where no answer of ours comes back (no network, a proxy's error page),
 * the form stays as it is and says that it failed: the router would show its error screen instead.
 * @param send of the router, which throws a `Response` to lead to another page
 */
export async function keptOnFailure<Name extends string, Answer>(
  rules: FormRules<Name>,
  request: Request,
  send: () => Promise<Answer>,
): Promise<Answer | Rejected<Name>> {
  const form = await request.clone().formData();
  try {
    return await send();
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error('the form was not sent', error);
    return { failed: true, problems: {}, values: readValues(rules, form) };
  }
}
