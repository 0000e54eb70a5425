/**
 * Score of a page served by https without cookies or redirects, by the rules of Mozilla's HTTP
 * Observatory that can be judged from one answer. 100 to start with; what a preload list adds is
 * not counted.
 * @param html  body of the page
 * Source: https://github.com/mdn/mdn-http-observatory, src/grader/charts.js (2025)
 */
export function observatoryScore(headers: Headers, html: string): number {
  const policy = readPolicy(headers.get('content-security-policy') ?? '')
  return (
    100 +
    scorePolicy(policy) +
    scoreReferrer(headers.get('referrer-policy')) +
    scoreFraming(policy, headers.get('x-frame-options')) +
    scoreTransport(headers.get('strict-transport-security')) +
    (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5) +
    (/^same-(origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0) +
    scoreIntegrity(html) +
    (headers.get('access-control-allow-credentials') === 'true' ? -50 : 0)
  )
}

type Policy = Map<string, string[]>

function readPolicy(header: string): Policy {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*']
const inline = [...broad, "'unsafe-inline'", 'data:']

function scorePolicy(policy: Policy): number {
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const has = (name: string, bad: string[]) => sources(name).some((source) => bad.includes(source))
  if (policy.size === 0) return -25
  if (has('script-src', inline) || has('object-src', broad)) return -20
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20
  if (has('script-src', ["'unsafe-eval'"]) || has('style-src', ["'unsafe-eval'"])) return -10
  if (has('style-src', inline)) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

function scoreReferrer(value: string | null): number {
  if (value === null) return 0
  const good = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
  return good.includes(value) ? 5 : -5
}

function scoreFraming(policy: Policy, frameOptions: string | null): number {
  if (policy.has('frame-ancestors')) return 5
  return /^(deny|sameorigin)$/i.test(frameOptions ?? '') ? 0 : -20
}

function scoreTransport(value: string | null): number {
  const age = Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? Number.NaN)
  if (Number.isNaN(age)) return -20
  return age >= 15_768_000 ? 0 : -10
}

function scoreIntegrity(html: string): number {
  const scripts = html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []
  if (scripts.some((tag) => /\bsrc="?(https?:)?\/\//.test(tag))) return -50
  return scripts.some((tag) => /\bintegrity=/.test(tag)) ? 5 : 0
}
