import type { IncomingMessage, ServerResponse } from 'node:http'

const contentSecurityPolicy = [
  "default-src 'none'",
  // meshopt geometry is decoded by WebAssembly; this does not allow eval of scripts.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  // three's GLTFLoader fetches the textures inside a model by blob: address.
  "connect-src 'self' blob:",
  "worker-src 'self'",
  "manifest-src 'self'",
  'frame-src https://www.openstreetmap.org',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

// What the tools use (camera, gyroscope, geolocation, WebXR …) is allowed for this site by default, so only the rest
// is listed.
const nobody = ['display-capture', 'hid', 'midi', 'payment', 'serial', 'usb']

const always: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** For what a browser can show as a page or run; a worker has the policy that its own script came with. */
const active: Record<string, string> = {
  'X-Frame-Options': 'DENY',
  // Not stricter: the map's tile servers refuse requests without an origin.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': nobody.map((feature) => `${feature}=()`).join(', '),
}

// A kilobyte of headers is up to a twentieth of a font and has no effect on one. SVG can contain scripts.
const inert = /^(font\/|image\/(?!svg)|video\/|audio\/|model\/|text\/css)/

/**
 * Sets the security headers of an answer. Strict-Transport-Security and upgrade-insecure-requests only where
 * the visitor came by https through a proxy that says so, as RFC 6797 §7.2 asks.
 */
export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  const secure = isSecure(request.headers['x-forwarded-proto']?.toString())
  const set = (name: string, value: string) => response.setHeader(name, value)
  for (const [name, value] of Object.entries({ ...always, ...active })) set(name, value)
  if (secure) set('Strict-Transport-Security', 'max-age=63072000')
  set(
    'Content-Security-Policy',
    secure ? `${contentSecurityPolicy}; upgrade-insecure-requests` : contentSecurityPolicy,
  )
}

/** Takes off, for fonts, pictures, media and styles, the headers that mean nothing there. */
export function stripSecurityHeaders(response: ServerResponse, contentType: string): void {
  if (!inert.test(contentType)) return
  for (const name of [...Object.keys(active), 'Content-Security-Policy']) {
    response.removeHeader(name)
  }
}

/** @param forwarded  as the proxies tell, the visitor's own first */
function isSecure(forwarded: string | undefined): boolean {
  return forwarded?.split(',')[0]?.trim().toLowerCase() === 'https'
}
