export type Encoding = 'br' | 'gzip'

/**
 * Which of the encodings at hand a client prefers.
 * @param header  Accept-Encoding as sent; undefined means the client said nothing
 * @param available  encodings at hand, the server's favourite first (it decides between equal weights)
 * @returns null for the plain file, also when the client refuses everything: a readable
 *   answer serves better than 406
 * Source: RFC 9110 §12.5.3
 */
export function chooseEncoding(header: string | undefined, available: Encoding[]): Encoding | null {
  const weights = readWeights(header ?? '')
  const weightOf = (name: string): number | undefined => weights.get(name) ?? weights.get('*')
  // Plain is acceptable unless refused, but only preferred over an encoding when it says so itself.
  let best: Encoding | null = null
  let bestWeight = weights.get('identity') ?? 0
  for (const encoding of available) {
    const weight = weightOf(encoding) ?? 0
    if (weight > bestWeight || (weight === bestWeight && weight > 0 && best === null)) {
      best = encoding
      bestWeight = weight
    }
  }
  return best
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    const value = weight === undefined ? 1 : Number(weight.slice(2))
    if (name !== '') weights.set(name, value >= 0 && value <= 1 ? value : 0)
  }
  return weights
}
