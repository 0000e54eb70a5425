import { defaultLocale, type Locale } from '../../../src/site/locales.ts'

/** Texts that the specification quotes character for character. */
const quoted = new Set([
  'Mon-Fri 9-6',
  'Sat 10-4',
  'Sending...',
  "Don't have an account? Sign up",
  "Message sent! We'll get back to you as soon as possible.",
  "Your message couldn't be sent. Please try again later.",
  'JPG, PNG (Max 10MB each)',
  'AR Learning Environment - {{subject}}',
])

/** Whether the specification quotes a text, so that it has to stay as it is. */
export const isQuoted = (text: string, locale: Locale): boolean =>
  locale === defaultLocale && quoted.has(text)
