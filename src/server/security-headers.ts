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
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const own = ['accelerometer', 'autoplay', 'camera', 'fullscreen', 'geolocation', 'gyroscope']
  .concat('magnetometer', 'microphone', 'xr-spatial-tracking')
  .map((feature) => `${feature}=(self)`)
const nobody = ['display-capture', 'hid', 'midi', 'payment', 'serial', 'usb'].map(
  (feature) => `${feature}=()`,
)

const always: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Not stricter: the map's tile servers refuse requests without an origin.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [...own, ...nobody].join(', '),
}

/**
 * Sets the security headers of every answer. Strict-Transport-Security and
 * upgrade-insecure-requests only where the visitor came by https (directly or through a proxy that
 * says so), as RFC 6797 §7.2 asks.
 */
export function securityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const secure = isSecure(c.req.url, c.req.header('x-forwarded-proto'))
    for (const [name, value] of Object.entries(always)) c.res.headers.set(name, value)
    c.res.headers.set(
      'Content-Security-Policy',
      secure ? `${contentSecurityPolicy}; upgrade-insecure-requests` : contentSecurityPolicy,
    )
    if (secure) c.res.headers.set('Strict-Transport-Security', 'max-age=63072000')
  }
}

function isSecure(url: string, forwarded: string | undefined): boolean {
  const first = forwarded?.split(',')[0]?.trim().toLowerCase()
  return (first ?? new URL(url).protocol.slice(0, -1)) === 'https'
}
