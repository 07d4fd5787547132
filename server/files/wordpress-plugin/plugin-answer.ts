import type { FastifyInstance } from 'fastify';
import { PLUGIN_PATH } from '#contract/embed/widget-files.ts';
import { sendRefusal } from '../../base/http/error-handling.ts';
import { MISDIRECTED, siteOrigin } from '../../base/http/origin.ts';
import { pluginZip } from './plugin.ts';

/**
 * `GET /widget/appraisal-form-wordpress.zip`: the plugin for WordPress, whose form comes from this host.
 * @param siteUrl the setting SITE_URL
 */
export function pluginAnswer(app: FastifyInstance, siteUrl: string): void {
  app.get(PLUGIN_PATH, async (request, reply) => {
    const origin = siteOrigin(request, siteUrl);
    if (!origin) return sendRefusal(reply, MISDIRECTED);
    const zip = Buffer.from(await pluginZip(origin));
    return reply.type('application/zip').header('cache-control', 'no-cache').send(zip);
  });
}
