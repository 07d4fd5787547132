import * as z from 'zod/mini';
import { refusal, refusalDetail } from '#contract/refusals/refusals.ts';
import { area, city, prefecture, selectedAddress } from '#contract/schemas/address.ts';
import { itemMaster } from '#contract/schemas/catalogue.ts';
import { id } from '#contract/schemas/lenient.ts';
import { pagination, shopOfSite } from '#contract/schemas/site.ts';
import { companyShop, submissionEntry } from '#contract/schemas/submission.ts';
import type { JsonSchema } from './types.ts';

type Schema = z.core.$ZodType;

/** Shapes that several answers share, by the names that they have in the document. */
const SHARED: Readonly<Record<string, Schema>> = {
  Prefecture: prefecture,
  City: city,
  Area: area,
  SelectedAddress: selectedAddress,
  CatalogueEntry: itemMaster,
  PartnerShop: shopOfSite,
  Pagination: pagination,
  CompanyShop: companyShop,
  SubmissionEntry: submissionEntry,
  RefusalDetail: refusalDetail,
  Refusal: refusal,
};

const names = z.registry<{ id: string }>();
for (const [name, schema] of Object.entries(SHARED)) names.add(schema, { id: name });

const PREFIX = '#/components/schemas/';

/** Gathers the shared shapes of a document while the schemas of its calls are turned into JSON schemas. */
export class Schemas {
  readonly shared: Record<string, JsonSchema> = {};

  /** The schema of sent data: members with a default may be left out. */
  input(schema: Schema): JsonSchema {
    return this.#convert(schema, 'input');
  }

  /** The schema of an answer. */
  output(schema: Schema): JsonSchema {
    return this.#convert(schema, 'output');
  }

  #convert(schema: Schema, io: 'input' | 'output'): JsonSchema {
    // In a list, so that a shared shape is referred to also where it is the whole answer.
    const converted = z.toJSONSchema(z.array(schema), {
      io,
      metadata: names,
      override: ({ zodSchema, jsonSchema }) => adjust(zodSchema, jsonSchema as JsonSchema),
    });
    const { items = {}, $defs = {} } = rename(converted) as JsonSchema;
    for (const [name, definition] of Object.entries($defs)) this.shared[name] ??= definition;
    return items;
  }

  /** The schemas that a part of an answer or a body may have: `data[].logo` is the logo of each entry of `data`. */
  find(schema: JsonSchema, path: string): JsonSchema[] {
    const steps = path.match(/\[\]|[^.[\]]+/g) ?? [];
    return steps.reduce<JsonSchema[]>(
      (parts, step) => parts.flatMap((at) => this.#children(at, step)),
      [schema],
    );
  }

  /** Adds the known properties of parts. @throws Error where the schema has no such part, so that nothing goes stale */
  describe(schema: JsonSchema, parts: Readonly<Record<string, JsonSchema>>): void {
    for (const [path, details] of Object.entries(parts)) {
      const places = this.find(schema, path);
      if (places.length === 0) throw new Error(`there is no ${path} to describe`);
      for (const part of places) Object.assign(part, details);
    }
  }

  /** A schema itself, or the schema that it refers to. */
  resolve(schema: JsonSchema): JsonSchema {
    return schema.$ref ? (this.shared[schema.$ref.slice(PREFIX.length)] ?? {}) : schema;
  }

  #children(schema: JsonSchema, step: string): JsonSchema[] {
    const { items, properties, anyOf = [] } = this.resolve(schema);
    const own = step === '[]' ? items : properties?.[step];
    return [...(own ? [own] : []), ...anyOf.flatMap((branch) => this.#children(branch, step))];
  }
}

function adjust(schema: Schema, json: JsonSchema): void {
  // An answer may get further members later.
  delete json.additionalProperties;
  delete json.id;
  if (schema === (id as Schema)) json.type = ['string', 'integer'];
}

/** The shared shapes stand with the components, not beside each schema. */
const rename = (converted: object): unknown =>
  JSON.parse(JSON.stringify(converted).replaceAll('"#/$defs/', `"${PREFIX}`));
