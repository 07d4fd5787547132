/**
 * `node add-endpoints.ts URL MEDIUM ADDRESS…`: adds endpoints as a partner at the desk, and tries each. Prints the answers
 * as JSON. A program of its own, because it runs in the network of the server.
 */
import { ACT_CALLS } from '#server/calls/desk/act-calls.ts';
import { DeskSession } from './desk-session.ts';

const [base = '', medium = '', ...addresses] = process.argv.slice(2);
const partner = await DeskSession.enter(() => base, 'partner');
const answers: { status: number; trial?: unknown }[] = [];
for (const url of addresses) {
  const { status, body } = await partner.ask<{ uuid?: string }>(ACT_CALLS.addEndpoint, {
    body: { medium, kind: 'webhook', url },
  });
  if (!body.uuid) answers.push({ status });
  else
    answers.push({
      status,
      trial: (await partner.ask(ACT_CALLS.tryEndpoint, { body: { uuid: body.uuid } })).body,
    });
}
console.log(JSON.stringify(answers));
