import { useEffect, useId, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { keysOf } from '#contract/base/keys.ts';
import { GIVEN_ROWS } from '#contract/docs/given.ts';
import { LANGUAGE_LABELS } from '#contract/docs/languages.ts';
import { CONSENT_MODE, RECIPE_ROWS } from '#contract/docs/recipes.ts';
import { SCHEME_LABELS } from '#contract/docs/schemes.ts';
import { TEASER_LABELS } from '#contract/docs/teaser.ts';
import { THEME_LABELS } from '#contract/docs/themes.ts';
import { noticeForPartners } from '#contract/docs/transmissions.ts';
import { DOCTOR_PARAMETER, type GuideSection } from '#contract/embed/doctor.ts';
import { ATTRIBUTES, MODES, SCHEMES } from '#contract/embed/element.ts';
import { GIVEN_ATTRIBUTES, type GivenAttribute } from '#contract/embed/given.ts';
import { type Attributes, frameUrl, LINK_SETTING, type TeaserOptions } from '#contract/embed/snippet.ts';
import { isCaller, TEASER_CHOICES, TEASERS, USUAL_MOMENT } from '#contract/embed/teaser.ts';
import { DEFAULT_THEME, THEME_NAMES } from '#contract/embed/themes.ts';
import { PLUGIN_PATH, TEMPLATE_PATH } from '#contract/embed/widget-files.ts';
import { CATEGORIES, CATEGORY_KEYS, toCategoryKey } from '#contract/goods/categories.ts';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import { Section } from '../../blocks/section/section.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { isChanged } from '../../frame/page-script/watch-page.ts';
import { siteContext } from '../../settings/context.ts';
import { operatorName } from '../../settings/operator-name.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { classes } from '../../ui/classes.ts';
import { FieldError } from '../../ui/form/field-error.tsx';
import inputStyles from '../../ui/form/input.module.css';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { Route } from './+types/partners-guide.ts';
import { codesFor, policyFor } from './codes.ts';
import { CopiedCode } from './copied-code.tsx';
import { GUIDE } from './messages.ts';
import styles from './partners-guide.module.css';
import { Reference } from './reference.tsx';
import { REFERENCE } from './reference-words.ts';

/** The parts that findings of the doctor lead to. */
const section: { readonly [Name in GuideSection]: Name } = {
  codes: 'codes',
  duties: 'duties',
  policy: 'policy',
  measuring: 'measuring',
  trouble: 'trouble',
};

const WIDTHS = ['phone', 'desktop'] as const;

/** The moments of a teaser that the guide offers. */
const MOMENTS = ['usual', 'after', 'scroll', 'leaving'] as const;

export const handle: PageHandle = { live: true, cta: false };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...GUIDE, path: '/partners-guide' });

/** The choices stand in the address, so that partners can pass them on. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams: query } = new URL(request.url);
  const { version, pinned } = await context.get(siteContext).release();
  return {
    // Only a release has a permanent address.
    release: pinned && query.get('release') === 'pinned' ? pinned : null,
    version: pinned && version,
    theme: ATTRIBUTES.theme.parse(query.get('theme') ?? '') ?? DEFAULT_THEME,
    scheme: ATTRIBUTES.scheme.parse(query.get('scheme') ?? '') ?? ATTRIBUTES.scheme.default,
    lang: ATTRIBUTES.lang.parse(query.get('lang') ?? '') ?? ATTRIBUTES.lang.default,
    category: toCategoryKey(query.get('category') ?? '') ?? '',
    medium: query.get('medium')?.trim() ?? '',
    mode: ATTRIBUTES.mode.parse(query.get('mode') ?? '') ?? ATTRIBUTES.mode.default,
    width: WIDTHS.find((width) => width === query.get('width')) ?? 'phone',
    /** The settings to compare with; empty: the same as the first. */
    otherTheme: ATTRIBUTES.theme.parse(query.get('otherTheme') ?? '') ?? '',
    otherCategory: toCategoryKey(query.get('otherCategory') ?? '') ?? '',
    kept: query.get('kept') === 'visitor' ? 'visitor' : 'view',
    /** The answers and values that the page gives; '' for those that it does not. */
    ...givenIn(query),
    /** The teaser. */
    appears: TEASERS.find((kind) => kind === query.get('appears')) ?? TEASERS[0],
    side: TEASER_CHOICES.side.find((side) => side === query.get('side')) ?? TEASER_CHOICES.side[0],
    moment: MOMENTS.find((moment) => moment === query.get('moment')) ?? MOMENTS[0],
  };
}

/** Longer ones fit into no attribute that a partner would write. */
const LONGEST_GIVEN = 500;

function givenIn(query: URLSearchParams): Readonly<Record<GivenAttribute, string>> {
  const texts = GIVEN_ATTRIBUTES.map((name) => [name, query.get(name)?.trim().slice(0, LONGEST_GIVEN) ?? '']);
  return Object.fromEntries(texts);
}

type Chosen = Route.ComponentProps['loaderData'];

const releaseOf = ({ release }: Chosen) => (release ? 'pinned' : 'newest');

/** Undefined if there is none or it is malformed. */
const mediumOf = ({ medium }: Chosen) => ATTRIBUTES[LINK_SETTING].parse(medium);

const TEST_MODE = ['mode', 'test'] as const;

/** The visible settings. */
const looksOf = ({ theme, scheme, lang, category }: Chosen): Attributes => [
  ...(theme === DEFAULT_THEME ? [] : [['theme', theme] as const]),
  ...(scheme === ATTRIBUTES.scheme.default ? [] : [['scheme', scheme] as const]),
  ...(lang === ATTRIBUTES.lang.default ? [] : [['lang', lang] as const]),
  ...(category ? [['initial-category', category] as const] : []),
];

function attributesOf(choice: Chosen): Attributes {
  const medium = mediumOf(choice);
  return [
    ...looksOf(choice),
    ...(medium ? [[LINK_SETTING, medium] as const] : []),
    ...(choice.mode === 'test' ? [TEST_MODE] : []),
    ...GIVEN_ATTRIBUTES.flatMap((name) => (choice[name] ? [[name, choice[name]] as const] : [])),
  ];
}

/** Two settings that a page shares its visitors between; undefined without a second one. */
function comparedIn(choice: Chosen): Attributes | undefined {
  const { theme, category, otherTheme, otherCategory, kept } = choice;
  const pairs = [
    ['theme', theme, otherTheme],
    ['initial-category', category, otherCategory],
  ] as const;
  const differences = pairs.filter(([, first, other]) => other !== '' && other !== first);
  if (differences.length === 0) return undefined;
  const variants = differences.map(([name, first, other]) => [name, `${first}|${other}`] as const);
  const rest = attributesOf(choice).filter(([name]) => variants.every(([other]) => other !== name));
  return [
    ['variant', 'a|b'],
    ...variants,
    ...rest,
    ...(kept === 'visitor' ? [['storage', 'all'] as const] : []),
  ];
}

/** The options of the teaser that differ from the defaults. */
function teaserOf({ appears, side, moment }: Chosen): TeaserOptions {
  return [
    ['', appears],
    ...(side === TEASER_CHOICES.side[0] ? [] : [['side', side] as const]),
    ...(moment === 'usual' ? [] : [[moment, moment === 'leaving' ? '' : USUAL_MOMENT[moment]] as const]),
  ];
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
}

function Choice({ name, label, value, options }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.select}>
        <select className={inputStyles.input} id={id} name={name} defaultValue={value}>
          {options.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </div>
  );
}

/** The UUID is not applied at each key, but when it is whole, and when editing ends. */
function Medium({ chosen, apply }: { chosen: Chosen; apply: () => void }) {
  const { settings } = GUIDE;
  const id = useId();
  const isWrong = chosen.medium !== '' && !mediumOf(chosen);
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{settings.medium}</label>
      <input
        className={inputStyles.input}
        id={id}
        name="medium"
        defaultValue={chosen.medium}
        placeholder={settings.mediumExample}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (value && !ATTRIBUTES[LINK_SETTING].parse(value)) event.stopPropagation();
        }}
        onBlur={({ currentTarget: { value } }) => {
          if (value.trim() !== chosen.medium) apply();
        }}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
      />
      <FieldError id={`${id}-error`} text={isWrong ? settings.wrongMedium : undefined} />
    </div>
  );
}

const THEME_CHOICES = THEME_NAMES.map((name) => [name, THEME_LABELS[name]] as const);
const CATEGORY_CHOICES = CATEGORY_KEYS.map((key) => [key, CATEGORIES[key].label] as const);

/** A second setting, for those who want to know which one works better. */
function Compared({ chosen }: { chosen: Chosen }) {
  const { settings } = GUIDE;
  const same = ['', settings.same] as const;
  return (
    <details className={styles.compared} open={comparedIn(chosen) !== undefined}>
      <summary>
        <Phrases>{settings.compare}</Phrases>
      </summary>
      <p>{settings.compareLead}</p>
      <div className={styles.choices}>
        <Choice
          name="otherTheme"
          label={settings.otherTheme}
          value={chosen.otherTheme}
          options={[same, ...THEME_CHOICES]}
        />
        <Choice
          name="otherCategory"
          label={settings.otherCategory}
          value={chosen.otherCategory}
          options={[same, ...CATEGORY_CHOICES]}
        />
        <Choice
          name="kept"
          label={settings.kept}
          value={chosen.kept}
          options={Object.entries(settings.keptChoices)}
        />
      </div>
      {chosen.kept === 'visitor' && <p>{settings.keptNote}</p>}
    </details>
  );
}

/** One of the texts that the page gives. It is applied when editing ends. */
function GivenText({ row, chosen, apply }: GivenProps & { row: (typeof GIVEN_ROWS)[number] }) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{row.label}</label>
      <input
        className={inputStyles.input}
        id={id}
        name={row.name}
        defaultValue={chosen[row.name]}
        placeholder={GUIDE.settings.given.example(row.example)}
        maxLength={LONGEST_GIVEN}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-help`}
        onChange={(event) => event.stopPropagation()}
        onBlur={({ currentTarget: { value } }) => {
          if (value.trim() !== chosen[row.name]) apply();
        }}
      />
      <small id={`${id}-help`}>{row.help}</small>
    </div>
  );
}

interface GivenProps {
  chosen: Chosen;
  apply: () => void;
}

/** The answers and values that a page gives for its visitors. */
function GivenSettings(props: GivenProps) {
  const { given } = GUIDE.settings;
  return (
    <details className={styles.compared} open={GIVEN_ATTRIBUTES.some((name) => props.chosen[name])}>
      <summary>
        <Phrases>{given.title}</Phrases>
      </summary>
      <p>{given.lead}</p>
      <div className={styles.choices}>
        {GIVEN_ROWS.map((row) =>
          row.isSwitch ? (
            <Choice
              key={row.name}
              name={row.name}
              label={given.filled}
              value={props.chosen[row.name]}
              options={Object.entries(given.switch)}
            />
          ) : (
            <GivenText key={row.name} row={row} {...props} />
          ),
        )}
      </div>
    </details>
  );
}

/** The settings of the teaser. */
function TeaserSettings({ chosen }: { chosen: Chosen }) {
  const { teaser } = GUIDE.settings;
  const after = teaser.after(USUAL_MOMENT.after);
  const scroll = teaser.scroll(USUAL_MOMENT.scroll);
  const usual = isCaller(chosen.appears) ? teaser.either(after, scroll) : teaser.atOnce;
  return (
    <details className={styles.compared} open={chosen.appears !== TEASERS[0] || chosen.moment !== MOMENTS[0]}>
      <summary>
        <Phrases>{teaser.title}</Phrases>
      </summary>
      <p>{teaser.lead}</p>
      <div className={styles.choices}>
        <Choice
          name="appears"
          label={teaser.appears}
          value={chosen.appears}
          options={TEASERS.map((kind) => [kind, TEASER_LABELS[kind]])}
        />
        <Choice
          name="moment"
          label={teaser.moment}
          value={chosen.moment}
          options={Object.entries({ usual, after, scroll, leaving: teaser.leaving })}
        />
        <Choice
          name="side"
          label={teaser.side}
          value={chosen.side}
          options={TEASER_CHOICES.side.map((side) => [side, teaser.sides[side]])}
        />
      </div>
    </details>
  );
}

function Settings({ chosen }: { chosen: Chosen }) {
  const { settings } = GUIDE;
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const apply = () => {
    if (isChanged()) form.current?.submit();
    else void submit(form.current, { preventScrollReset: true, replace: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the scripts ran
  useEffect(() => {
    const { version: _, ...settings } = chosen;
    const values: Record<string, string> = { ...settings, release: releaseOf(chosen) };
    const fields = form.current?.querySelectorAll<HTMLSelectElement | HTMLInputElement>('[name]') ?? [];
    if ([...fields].some(({ name, value }) => value !== values[name])) apply();
  }, []);
  return (
    <Form ref={form} className={styles.choices} preventScrollReset onChange={apply} data-sent-when-chosen>
      <Choice name="theme" label={settings.theme} value={chosen.theme} options={THEME_CHOICES} />
      <Choice
        name="scheme"
        label={settings.scheme}
        value={chosen.scheme}
        options={SCHEMES.map((scheme) => [scheme, SCHEME_LABELS[scheme]])}
      />
      <Choice
        name="lang"
        label={settings.lang}
        value={chosen.lang}
        options={Object.entries(LANGUAGE_LABELS)}
      />
      <Choice
        name="category"
        label={settings.category}
        value={chosen.category}
        options={[['', settings.none], ...CATEGORY_CHOICES]}
      />
      <Choice
        name="width"
        label={settings.width}
        value={chosen.width}
        options={WIDTHS.map((width) => [width, settings.widths[width]])}
      />
      <Choice
        name="mode"
        label={settings.mode}
        value={chosen.mode}
        options={MODES.map((mode) => [mode, settings.modes[mode]])}
      />
      {chosen.version && (
        <Choice
          name="release"
          label={settings.release}
          value={releaseOf(chosen)}
          options={[
            ['newest', settings.newest],
            ['pinned', settings.pinned(chosen.version)],
          ]}
        />
      )}
      <Medium chosen={chosen} apply={apply} />
      <GivenSettings chosen={chosen} apply={apply} />
      <Compared chosen={chosen} />
      <TeaserSettings chosen={chosen} />
      <noscript>
        <button type="submit" className={buttonClass('line')}>
          {settings.apply}
        </button>
      </noscript>
    </Form>
  );
}

export default function PartnersGuide({ loaderData: choice, matches }: Route.ComponentProps) {
  const { origin, settings: site } = matches[0].loaderData;
  const { settings, codes, duties, release, policy, measuring, trouble } = GUIDE;
  const attributes = attributesOf(choice);
  // Partners may send from it: no shop hears of that.
  const preview = frameUrl('', [...looksOf(choice), TEST_MODE]);
  const notice = noticeForPartners(site, {
    product: site.productName,
    operator: operatorName(site),
    privacyUrl: new URL(site.privacyUrl, origin).href,
  });
  const snippets = codesFor(origin, attributes, choice.release, comparedIn(choice), teaserOf(choice));
  return (
    <>
      <PageTitle title={GUIDE.title} lead={GUIDE.lead} />
      <Section title={settings.title} lead={settings.lead}>
        <Settings chosen={choice} />
        <iframe
          key={preview}
          className={classes(styles.preview, choice.width === 'phone' && styles.phone)}
          src={preview}
          title={settings.preview}
          loading="lazy"
        />
        <p className={styles.note}>{settings.note}</p>
      </Section>
      <Section id={section.codes} title={codes.title} lead={codes.lead} ground="sand">
        {keysOf(snippets).map((name) => (
          <section key={name} className={styles.kind}>
            <h3>{codes[name].title}</h3>
            <p>{codes[name].text}</p>
            {name === 'wordpress' && (
              <p>
                <a href={PLUGIN_PATH} download>
                  {codes.wordpress.plugin}
                </a>
              </p>
            )}
            {name === 'tagManager' && (
              <p>
                <a href={TEMPLATE_PATH} download>
                  {codes.tagManager.template}
                </a>
              </p>
            )}
            <CopiedCode name={codes[name].title} code={snippets[name]} />
          </section>
        ))}
      </Section>
      <Section id={section.duties} title={duties.title} lead={duties.lead}>
        <ul className={styles.list}>
          {duties.items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <CopiedCode name={duties.notice} code={notice} isProse />
      </Section>
      <Section title={REFERENCE.title} lead={REFERENCE.lead}>
        <Reference />
      </Section>
      <Section title={release.title} head="aside" ground="sand">
        <ul className={styles.list}>
          <li>{release.moving}</li>
          {choice.version && <li>{release.pinned}</li>}
          <li>{release.earlier}</li>
          <li>{release.deprecations}</li>
          <li>
            <Link to="/status">{release.status}</Link>
          </li>
        </ul>
      </Section>
      <Section id={section.policy} title={policy.title} lead={policy.lead}>
        <CopiedCode name={policy.name} code={policyFor(origin)} />
      </Section>
      <Section id={section.measuring} title={measuring.title} head="aside" ground="sand">
        <ul className={styles.list}>
          {measuring.items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <details>
          <summary>{measuring.recipes.title}</summary>
          <p>{measuring.recipes.lead}</p>
          {RECIPE_ROWS.map(({ name, script, sendsWords, consent }) => (
            <section key={name} className={styles.kind}>
              <h3>{name}</h3>
              <p>{measuring.recipes.sends(sendsWords, consent)}</p>
              <CopiedCode name={name} code={`<script>\n${script}\n</script>`} />
            </section>
          ))}
          <section className={styles.kind}>
            <h3>{measuring.recipes.mode}</h3>
            <p>{measuring.recipes.modeLead}</p>
            <CopiedCode name={measuring.recipes.mode} code={`<script>\n${CONSENT_MODE}\n</script>`} />
          </section>
        </details>
      </Section>
      <Section id={section.trouble} title={trouble.title} lead={trouble.lead} head="aside">
        <div className={styles.doctor}>
          {trouble.doctor.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <CopiedCode name={trouble.parameter} code={`?${DOCTOR_PARAMETER}`} />
        </div>
        <dl className={styles.trouble}>
          {trouble.items.map(([what, remedy]) => (
            <div key={what}>
              <dt>
                <Phrases>{what}</Phrases>
              </dt>
              <dd>
                <Phrases>{remedy}</Phrases>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
