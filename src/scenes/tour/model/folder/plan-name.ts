/** What plans are called, in the site's languages and a few more. */
const words = [
  ...['plan', 'floorplan', 'floor plan', 'floor map', 'layout'],
  ...['plano', 'planta', 'plano de planta'],
  ...['plan d etage', 'plan de l etage', 'plan de niveau', 'plan de masse'],
  ...['नक्शा', 'नक़्शा', 'नक्षा', 'फ्लोर प्लान'],
  ...['grundriss', 'grundriß', 'pianta', 'planimetria', 'plattegrond'],
]

const plain = (text: string) =>
  text
    .normalize('NFD')
    // Accents, but no vowel signs of Devanagari; its dot below goes too.
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase()

const known = new Set(words.map(plain))

/** Whether a name without its ending is that of a floor plan: the word alone, or with a number beside it. */
export function isPlanName(stem: string): boolean {
  const name = plain(stem)
    .replace(/[\s_’'.-]+/g, ' ')
    .replace(/^[\d ]+|[\d ]+$/g, '')
  return known.has(name)
}
