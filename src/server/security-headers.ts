import type { MiddlewareHandler } from 'hono'

const contentSecurityPolicy = [
  "default-src 'none'",
  // WebAssembly is what decodes meshopt geometry; it does not allow eval of scripts.
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

// What the tools ask for (camera, gyroscope, place, WebXR …) is the site's own by default, so only the rest is named.
const nobody = ['display-capture', 'hid', 'midi', 'payment', 'serial', 'usb']

const always: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** For what a browser can show as a page or run: a worker obeys the policy that its own script came with. */
const active: Record<string, string> = {
  'X-Frame-Options': 'DENY',
  // Not stricter: the map's tile servers refuse requests without an origin.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': nobody.map((feature) => `${feature}=()`).join(', '),
}

// A kilobyte of headers is as much as a twentieth of a font, and nothing in one could obey them. SVG can hold scripts.
const inert = /^(font\/|image\/(?!svg)|video\/|audio\/|model\/|text\/css)/

/**
 * Sets the security headers of every answer, and of fonts, pictures, media and styles just those that mean something
 * there. Strict-Transport-Security and upgrade-insecure-requests only where the visitor came by https (directly or
 * through a proxy that says so), as RFC 6797 §7.2 asks.
 */
export function securityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const secure = isSecure(c.req.url, c.req.header('x-forwarded-proto'))
    const set = (headers: Record<string, string>) => {
      for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
    }
    set(always)
    if (secure) set({ 'Strict-Transport-Security': 'max-age=63072000' })
    if (inert.test(c.res.headers.get('content-type') ?? '')) return
    set(active)
    set({
      'Content-Security-Policy': secure
        ? `${contentSecurityPolicy}; upgrade-insecure-requests`
        : contentSecurityPolicy,
    })
  }
}

function isSecure(url: string, forwarded: string | undefined): boolean {
  const first = forwarded?.split(',')[0]?.trim().toLowerCase()
  return (first ?? new URL(url).protocol.slice(0, -1)) === 'https'
}
