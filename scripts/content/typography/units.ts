import { filledIn } from './mask.ts'

/** Unit symbols. Words such as “hours” may wrap to the next line. “in” is missing because it's usually a preposition. */
const signs =
  'km dam dm cm mm µm μm nm pm m ft kg mg g mL ml cL cl dL dl L l ms µs s min h kB KB MB GB TB kbit Mbit Gbit px MP fps °C °F K kmol mmol mol kN N kJ MJ J kWh Wh kW MW W kHz MHz GHz Hz lx lm cd kV mV V mA Ω kPa hPa Pa bar dB eV ppm AU UA ko Mo Go To सेमी मिमी किमी मी किग्रा ग्रा मिली'

/** Units that need a space even where none was typed. Others may be part of a name, such as 4K. */
const unmistakable =
  'km cm mm µm nm kg mg mL ml ms min kB MB GB TB px °C °F kJ kWh kHz MHz GHz Hz lx hPa kPa'

const oneOf = (words: string) => `(?:${words.split(' ').join('|')})`

/** A unit, or a compound such as m/s², kJ/mol, kg·m/s. It isn't the start of a word, as in « 3 s’ouvrent ». */
const composed = (words: string) =>
  `${oneOf(words)}[²³]?(?:[/·]${oneOf(signs)}[²³]?)*(?![\\p{L}\\p{M}\\p{N}'’-])`

export const unit = composed(signs)
export const unmistakableUnit = composed(unmistakable)

/** Follows a number, or a placeholder that may hold one, but not a name with a digit such as H2. */
export const afterNumber = `(?<=(?:^|[^\\p{L}\\p{M}\\p{N}_.,])\\p{Nd}(?:[\\p{Nd}.,:\u00A0\u202F]*\\p{Nd})?|${filledIn})`
