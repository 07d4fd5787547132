/**
 * `npm run art`: makes every picture that has changed. `npm run art -- watch hero-bag` makes those of a subject or a
 * name only; `--preview` renders them small into art/.cache/previews/; `--list` says what there is.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type PicturePlan, planPictures, type Render } from './catalogue/plan.ts';
import { renderScene } from './render/blender.ts';
import { encodePicture } from './render/encode.ts';
import { ArtError } from './render/errors.ts';
import { fingerprint } from './render/fingerprint.ts';
import { writeIndex } from './render/index-files.ts';
import { isMade, type Manifest, readManifest, recipe, versionOf, writeManifest } from './render/manifest.ts';
import { ART, CACHE, RENDERS } from './render/paths.ts';
import { Estimate } from './render/progress.ts';
import { chosenPlans } from './render/selection.ts';
import { makeSocialPreviews } from './render/social.ts';
import { drawTextures } from './render/textures.ts';
import { checkTools, denoiserWeights } from './render/tools.ts';

interface Job {
  render: Render;
  fingerprint: string;
  pictures: PicturePlan[];
}

/** The renders of which something has changed, each with the pictures that are cut from it. */
function jobsOf(plans: readonly PicturePlan[], manifest: Manifest): Job[] {
  const jobs = new Map<string, Job>();
  for (const plan of plans) {
    const { render } = plan;
    const job = jobs.get(render.name) ?? { render, fingerprint: fingerprint(render), pictures: [] };
    jobs.set(render.name, job);
    if (!isMade(plan, job.fingerprint, manifest)) job.pictures.push(plan);
  }
  return [...jobs.values()].filter(({ pictures }) => pictures.length > 0);
}

const renderedFile = (job: Job) => join(RENDERS, `${job.render.name}.${job.fingerprint}.png`);

/** Renders, cuts and encodes one job, and writes down what was made before the next one begins. */
async function make(job: Job, weights: string, manifest: Manifest, estimate: Estimate): Promise<void> {
  const file = renderedFile(job);
  const started = Date.now();
  if (!existsSync(file)) {
    await renderScene(job.render, weights, file, (share) => estimate.show(job.render, share));
    manifest.renders[job.render.name] = {
      fingerprint: job.fingerprint,
      seconds: Math.round((Date.now() - started) / 1000),
    };
  }
  for (const plan of job.pictures) {
    const encoded = await encodePicture(plan, file);
    const from = recipe(plan, job.fingerprint);
    manifest.pictures[plan.name] = { ...encoded, from, version: await versionOf(plan) };
  }
  await writeManifest(manifest);
}

async function makeAll(plans: readonly PicturePlan[]): Promise<number> {
  const manifest = await readManifest();
  const jobs = jobsOf(plans, manifest);
  console.log(`${plans.length} pictures, ${jobs.length} renders to make`);
  let failures = 0;
  if (jobs.length > 0) {
    checkTools();
    await drawTextures();
    const weights = await denoiserWeights();
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

/** The same scenes small and grainy, to look at while working on them. */
async function preview(plans: readonly PicturePlan[]): Promise<void> {
  checkTools();
  await drawTextures();
  const weights = await denoiserWeights();
  const folder = join(CACHE, 'previews');
  await mkdir(folder, { recursive: true });
  const renders = new Map(plans.map(({ render }) => [render.name, render]));
  for (const render of renders.values()) {
    const { width, height, ...place } = render.frame;
    const scale = 520 / width;
    const frame = { width: 520, height: Math.round(height * scale), ...place };
    const out = join(folder, `${render.name}.png`);
    await renderScene({ ...render, frame, samples: 16 }, weights, out, () => {});
    console.log(relative(process.cwd(), out));
  }
}

function say(error: unknown): void {
  if (!(error instanceof ArtError)) throw error;
  console.error(`✗ ${error.message}`);
  for (const remedy of error.remedies) console.error(`  ${remedy}`);
}

async function main(): Promise<void> {
  const options = { preview: { type: 'boolean' }, list: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const plans = chosenPlans(planPictures(), positionals);
  if (values.list) {
    for (const { name, alt } of plans) console.log(`${name.padEnd(32)} ${alt}`);
  } else if (values.preview) {
    await preview(plans);
  } else if ((await makeAll(plans)) > 0) {
    process.exitCode = 1;
  }
}

process.chdir(join(ART, '..'));
main().catch((error) => {
  say(error);
  process.exitCode = 1;
});
