import { data } from 'react-router';
import { behindLink } from '../../blocks/follow-up/behind-link.server.ts';
import { CallError } from '../../data/http.ts';
import { siteContext } from '../../settings/context.ts';
import { asPersonOf } from '../session.server.ts';
import { isBought } from './deal-paper.ts';

type Asking = Parameters<typeof asPersonOf>[0] & { params: { name: string } };

/** A request that the shop has bought the goods of, as its page shows it. Any other is not there. */
export async function boughtLead({ params, ...args }: Asking) {
  const { token } = await asPersonOf(args, 'readLeadKey', params);
  const ask = behindLink(args.context.get(siteContext), token);
  const lead = await ask('readLead').catch((error: unknown) => {
    if (error instanceof CallError && error.status < 500) throw data(null, { status: 404 });
    throw error;
  });
  if (!isBought(lead) || !lead.contact) throw data(null, { status: 404 });
  return { ...lead, contact: lead.contact };
}
