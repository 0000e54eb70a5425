import { parseSync, Visitor } from 'vite'

/** Every identifier of a file, the names that it exports, or the parts of its path. */
type Scope = 'identifier' | 'export' | 'file'

/** A name that the house no longer uses, and the field's term that stands in its place. */
interface BannedName {
  /** tried on each identifier or file name in kebab-case: `TourDesk` is read as `tour-desk` */
  pattern: RegExp
  scope: Scope[]
  instead: string
  /** paths where the word has its ordinary meaning, such as a piece of furniture */
  except?: RegExp
}

const both: Scope[] = ['identifier', 'file']

/** Ordinary words are banned in the sense given, not in prose: comments and copy are not searched. */
const bannedNames: BannedName[] = [
  { pattern: /\bobey\b|\bcarry-out\b/, scope: both, instead: 'parseAndRun, executeCommand' },
  { pattern: /\bcalm\b/, scope: both, instead: 'useThrottledSnapshot' },
  { pattern: /^(is-)?by-time$/, scope: both, instead: 'runAsTick, isTick' },
  { pattern: /^tell$/, scope: ['file'], instead: 'expose-test-state' },
  { pattern: /\bcreate-wardrobe\b/, scope: both, instead: 'createModelCache' },
  { pattern: /\bcrowd\b/, scope: both, instead: 'instances' },
  {
    pattern: /\byardsticks?\b/,
    scope: both,
    instead: 'scaleReference',
    except: /room-photo\/model\/design\/design\.ts$/,
  },
  { pattern: /^covers?$|\bcovers-of\b|-cover$/, scope: ['export', 'file'], instead: 'occluders' },
  { pattern: /\bdoubts?\b/, scope: both, instead: 'photoQualityWarning' },
  { pattern: /\bkeeping\b|\bkeepers?\b/, scope: both, instead: 'SaveStatus, ProjectStore' },
  { pattern: /^keep$|^kept$/, scope: ['file'], instead: 'storage, saved-projects' },
  { pattern: /\bhold-tour\b/, scope: both, instead: 'acquireTourLock' },
  { pattern: /^take-in\b/, scope: both, instead: 'importFiles' },
  { pattern: /^meet$|\bworth-of\b/, scope: both, instead: 'alignPhotos, confidenceRank' },
  {
    pattern: /\bstrides-of\b|\bstride-names\b|\bstrolls?\b/,
    scope: both,
    instead: 'transitionView, transitionUniforms',
  },
  { pattern: /\bdelete-twice\b/, scope: both, instead: 'ConfirmDeleteButton' },
  {
    pattern: /\bdesks?\b/,
    scope: both,
    instead: 'session, store, workspace, lab',
    except: /^src\/scenes\/staging\/model\/layout\/|furniture-placement/,
  },
  { pattern: /\bpatience\b/, scope: both, instead: 'timeoutMs' },
  { pattern: /\blesson-set\b/, scope: both, instead: 'scene' },
  { pattern: /\bsight\b|\bway-to\b/, scope: both, instead: 'CameraPose, rayThrough' },
  { pattern: /^found$|^match$/, scope: ['export'], instead: 'CameraEstimate' },
  { pattern: /^together$/, scope: ['file'], instead: 'multi-photo' },
]

/** `TourDesk` and `TOUR_DESK` as `tour-desk`, `useARPanel` as `use-ar-panel`. */
export function kebab(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()
}

/**
 * The banned names of a TypeScript file, each with what stands in its place.
 * @param path  below the checkout
 */
export function findBanned(path: string, source: string, banned = bannedNames): string[] {
  const names = namesOf(path, source)
  const broken = ({ pattern, scope, instead, except }: BannedName) =>
    (except?.test(path) ? [] : scope)
      .flatMap((kind) => [...names[kind]])
      .filter((name) => pattern.test(kebab(name)))
      .map((name) => `${path}: ${name} (${instead})`)
  return [...new Set(banned.flatMap(broken))]
}

function namesOf(path: string, source: string): Record<Scope, Set<string>> {
  const { program, module } = parseSync(path, source)
  const identifier = new Set<string>()
  const add = ({ name }: { name: string }) => void identifier.add(name)
  // Quoted keys: these are kinds of syntax, which the linter takes for components.
  new Visitor({ Identifier: add, JSXIdentifier: add }).visit(program)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  )
  const parts = path.split('/').map((part) => part.replace(/\..*$/, ''))
  return { identifier, export: new Set(exported), file: new Set(parts) }
}
