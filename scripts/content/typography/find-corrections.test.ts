import { expect, test } from 'vitest'
import type { Locale } from '../../../src/site/locales.ts'
import { findCorrections } from './find-corrections.ts'

/** The text once it is mended; spaces that do not break as ~ and, narrow, as ^. */
function mend(locale: Locale, written: string): string {
  const text = written.replaceAll('~', '\u00A0').replaceAll('^', '\u202F')
  const mended = findCorrections(text, locale)
    .toReversed()
    .reduce(
      (whole, { from, to, replacement = '' }) =>
        whole.slice(0, from) + replacement + whole.slice(to),
      text,
    )
  return mended.replaceAll('\u00A0', '~').replaceAll('\u202F', '^')
}

test.each<[Locale, string, string]>([
  // Numbers and units.
  ['en', 'A 2.30 m sofa, 10MB and {{count}} min.', 'A 2.30~m sofa, 10~MB and {{count}}~min.'],
  ['en', '0.1 mol/L at 25 °C, 3 kg·m/s', '0.1~mol/L at 25~°C, 3~kg·m/s'],
  ['en', '{{a}} kg m/s, 2 ft 11 in', '{{a}}~kg~m/s, 2~ft 11~in'],
  ['fr', '7^nm', '7~nm'],
  ['hi', '{{x}} सेमी, 5 m।', '{{x}}~सेमी, 5~m।'],
  ['en', '90 %', '90%'],
  ['es', '90 % y {{x}}%', '90~% y {{x}}~%'],
  ['fr', '90 % et 5~%', '90^% et 5^%'],
  ['hi', '90 %', '90%'],
  ['fr', '12 ml', '12~mL'],
  // Quotes and apostrophes.
  ['en', "\"Don't,\" she said, 'it's 5'.", '“Don’t,” she said, ‘it’s 5’.'],
  ['en', "the visitors' rooms", 'the visitors’ rooms'],
  ['en', '« a »', '“a”'],
  ['es', 'Pulsa «Otra vez» y "ya".', 'Pulsa “Otra vez” y “ya”.'],
  ['fr', '"l\'eau"', '«^l’eau^»'],
  ['fr', '“eau”', '«^eau^»'],
  ['fr', "« l'un 'dit' »", '«^l’un “dit”^»'],
  ['fr', '«^il dit "oui"^»', '«^il dit “oui”^»'],
  ['hi', '"शुरू करें"', '“शुरू करें”'],
  // Dots and dashes.
  ['en', 'Wait...', 'Wait…'],
  ['en', 'One - two', 'One – two'],
  ['en', '24-48 hours, 9:00-18:00, 2023-2024', '24–48 hours, 9:00–18:00, 2023–2024'],
  // Spaces.
  ['en', 'One  two , three .', 'One two, three.'],
  ['es', 'Hola : uno ; dos', 'Hola: uno; dos'],
  ['fr', 'Un , deux .', 'Un, deux.'],
  ['hi', 'यह ठीक है ।', 'यह ठीक है।'],
  // French signs.
  ['fr', 'Bonjour! Oui; non ?', 'Bonjour^! Oui^; non^?'],
  ['fr', 'Durée~: {{x}} : 5', 'Durée^: {{x}}^: 5'],
  ['fr', '«oui» et « non »', '«^oui^» et «^non^»'],
  ['fr', '15 400 personnes, 1~200~000', '15^400 personnes, 1^200^000'],
  // Decimals.
  ['es', '2.30 m y 0.5 %', '2,30~m y 0,5~%'],
  ['fr', '2.30 m', '2,30~m'],
  ['en', '2,30 m', '2.30~m'],
  // Hindi.
  ['hi', 'दीवार सफ़ेद है. फ़र्श भूरा है.', 'दीवार सफ़ेद है। फ़र्श भूरा है।'],
  ['hi', '“यह ठीक है.”', '“यह ठीक है।”'],
  // Spanish.
  ['es', 'Hola. Cómo estás? Qué bien!', 'Hola. ¿Cómo estás? ¡Qué bien!'],
])('%s: %s → %s', (locale, text, right) => {
  expect(mend(locale, text)).toBe(right)
  expect(mend(locale, right)).toBe(right)
})

test.each<[Locale, string]>([
  ['en', 'Windows 7 models, Q3 s, H2 m'],
  ['en', 'Steps 1 and 2 lead to 3 more; 4K, 3D, 15.4K users'],
  ['fr', 'Les 3 s’ouvrent, les 5 l’ont vu'],
  ['en', 'A 24" screen, 5\' 6"'],
  ['en', 'On 2024-03-18, 2024-03, call +1 212-555-0142 or 555-0142'],
  ['en', 'step-1-2, a1-2, 978-3-16, 1-2-3, 3-D'],
  ['hi', '28-28 खाने'],
  ['en', '5 - 3 is 2'],
  ['en', 'see /a/1-2, https://a.example/x?y="1"...z, a@b.example and photo-1-2.jpg'],
  ['en', 'a .glb file, the rel="ar" attribute, `it\'s  "code"...`'],
  ['en', '<a title="x">{count  ...}</a> {{a  - b}}'],
  ['en', 'no “M  END”.'],
  ['en', 'a scale of 1 : 500, at 12:30'],
  ['fr', '12:30, 1:500, https://a.example, (?), «^a “b” c^»'],
  ['fr', '2,006 s'.replace(' s', '~s')],
  ['fr', 'Q4 2024, le +1 212 555 0142, Android 9.0 et section 5.11'],
  ['es', '15.400 m'.replace(' m', '~m')],
  ['es', 'A las 9.30 h'.replace(' h', '~h')],
  ['en', '1,420 m'.replace(' m', '~m')],
  ['hi', 'डॉ. शर्मा, Phil. Trans. R. Soc., 5.2'],
  ['hi', 'GPS. 5.'],
  ['es', '¿Qué? ¡Sí! ¡¿Cómo?! Si vienes, ¿qué traes? (?)'],
  ['en', 'Sending...'],
  ['en', "Don't have an account? Sign up"],
])('%s leaves as it is: %s', (locale, text) => {
  expect(mend(locale, text)).toBe(text.replaceAll('\u00A0', '~'))
})

test('a Spanish question with parts is told of, and not opened at a guess', () => {
  const [found] = findCorrections('Si vienes, qué traes?', 'es')
  expect(found).toMatchObject({ replacement: undefined, right: '¿…?, opened where it begins' })
  expect(findCorrections('¿Qué traes.', 'es')).toMatchObject([{ from: 0, right: '¿…?' }])
})
