import type { FastifyInstance } from 'fastify';
import { PLUGIN_PATH, TEMPLATE_PATH } from '#contract/embed/widget-files.ts';
import { sendRefusal } from '../base/http/error-handling.ts';
import { MISDIRECTED, siteOrigin } from '../base/http/origin.ts';
import { templateZip } from './tag-manager/template.ts';
import { pluginZip } from './wordpress-plugin/plugin.ts';

const ZIPS = { [PLUGIN_PATH]: pluginZip, [TEMPLATE_PATH]: templateZip };

/**
 * `GET /widget/appraisal-form-wordpress.zip` and `/widget/appraisal-form-tag-manager.zip`: the plugin for WordPress and
 * the template for Google Tag Manager, whose form comes from this host.
 * @param siteUrl the setting SITE_URL
 */
export function zipAnswers(app: FastifyInstance, siteUrl: string): void {
  for (const [path, zipFor] of Object.entries(ZIPS))
    app.get(path, async (request, reply) => {
      const origin = siteOrigin(request, siteUrl);
      if (!origin) return sendRefusal(reply, MISDIRECTED);
      const zip = Buffer.from(await zipFor(origin));
      return reply.type('application/zip').header('cache-control', 'no-cache').send(zip);
    });
}
