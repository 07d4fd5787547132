import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ROUTES } from '#contract/routes.ts';
import { contactEnquiry, shopRegistration } from '#contract/schemas/site.ts';
import { isEmailList, isRegistrationEmail, isRegistrationPhone, TEXT_LIMITS } from '#contract/site-rules.ts';
import type { Db } from '../db/open.ts';
import { contactEnquiries, shopRegistrations } from '../db/schema.ts';
import { type ErrorDetail, Refusal } from '../errors.ts';
import { SERVER_MESSAGES } from '../messages.ts';
import { parseBody } from './parse-body.ts';

/** What shops and visitors write to us: kept for the people who answer (document 1, section 7). */
export function registrationCalls(app: FastifyInstance, db: Db): void {
  app.post(ROUTES.shopRegistration, async (request, reply) => {
    const { medium_uuid, trial_company: company } = parseBody(shopRegistration, request.body);
    const { terms, ...texts } = company;
    refuse([
      ...missing(texts, ['company_shop_name', 'name', 'zipcode', 'tel', 'email']),
      ...tooLong(texts, TEXT_LIMITS.line),
      ...wrong('zipcode', /^\d{7}$/.test(company.zipcode)),
      ...wrong('email', isRegistrationEmail(company.email)),
      ...wrong('tel', isRegistrationPhone(company.tel)),
      ...wrong('terms', terms),
      ...wrong('medium_uuid', z.guid().safeParse(medium_uuid).success),
    ]);
    await db.insert(shopRegistrations).values({
      mediumUuid: medium_uuid,
      inflow: clean(company.inflow),
      companyShopName: clean(company.company_shop_name),
      name: clean(company.name),
      zipcode: company.zipcode,
      address: clean(company.address),
      tel: clean(company.tel),
      email: clean(company.email),
    });
    return reply.code(201).send({});
  });

  app.post(ROUTES.contacts, async (request, reply) => {
    const { contact } = parseBody(contactEnquiry, request.body);
    const { mail_body, service_uuid, ...lines } = contact;
    refuse([
      ...missing(contact, ['name', 'email', 'mail_body']),
      ...tooLong(lines, TEXT_LIMITS.line),
      ...tooLong({ mail_body }, TEXT_LIMITS.message),
      ...wrong('email', isEmailList(contact.email)),
      ...wrong('service_uuid', z.guid().safeParse(service_uuid).success),
    ]);
    await db.insert(contactEnquiries).values({
      serviceUuid: service_uuid,
      name: clean(contact.name),
      email: clean(contact.email),
      mailBody: clean(mail_body),
    });
    return reply.code(201).send({});
  });
}

/** PostgreSQL takes no NUL in a text. */
const clean = (text: string) => text.replaceAll('\0', '').trim();

const missing = <T extends Record<string, string>>(
  texts: T,
  fields: readonly (keyof T & string)[],
): ErrorDetail[] =>
  fields
    .filter((field) => clean(texts[field] ?? '') === '')
    .map((field) => ({ field, message: SERVER_MESSAGES.missing }));

const tooLong = (texts: Record<string, string>, limit: number): ErrorDetail[] =>
  Object.entries(texts)
    .filter(([, text]) => Array.from(text).length > limit)
    .map(([field]) => ({ field, message: SERVER_MESSAGES.tooLong(limit) }));

const wrong = (field: string, right: boolean): ErrorDetail[] =>
  right ? [] : [{ field, message: SERVER_MESSAGES.badBody }];

function refuse(details: readonly ErrorDetail[]): void {
  if (details.length > 0) throw new Refusal(422, 'invalid_body', SERVER_MESSAGES.badBody, details);
}
