/**
 * The request log: method, route, status and time. Never a body, a query or a citation: what a brief cites is privileged too.
 */
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

export interface RequestLog {
  info(fields: Readonly<Record<string, string | number>>, message: string): void;
}

export function logRequests(log: RequestLog): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const milliseconds = Math.round(performance.now() - started);
    log.info(
      { method: context.req.method, route: routePath(context, -1), status: context.res.status, milliseconds },
      'answered',
    );
  };
}
