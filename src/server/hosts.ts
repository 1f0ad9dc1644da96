/**
 * Refuses requests that name another host than ours, or that a foreign page sends: a web page must not reach a backend on the
 * user's machine by pointing its own name at 127.0.0.1 (DNS rebinding) or by a cross-site request.
 */
import type { MiddlewareHandler } from 'hono';
import { ServerFault } from './faults';

export function refuseForeignHosts(hosts: readonly string[]): MiddlewareHandler {
  const known = new Set(hosts.map((host) => host.toLowerCase()));
  return async (context, next) => {
    const url = new URL(context.req.url);
    if (!known.has(url.hostname.toLowerCase()))
      throw new ServerFault('forbidden', 'This host name is not served here.');
    const origin = context.req.header('origin');
    if (origin !== undefined && !isKnownOrigin(origin, known)) {
      throw new ServerFault('forbidden', 'Pages of other sites may not use this backend.');
    }
    await next();
  };
}

function isKnownOrigin(origin: string, known: ReadonlySet<string>): boolean {
  try {
    return known.has(new URL(origin).hostname.toLowerCase());
  } catch {
    return false;
  }
}
