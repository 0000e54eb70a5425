/** Every identifier of a file, the names that it exports, or the parts of its path. */
export type Scope = 'identifier' | 'export' | 'file'

/** A name that the house no longer uses, and the field's term that stands in its place. */
export interface BannedName {
  /** tried on each identifier or file name in kebab-case: `TourDesk` is read as `tour-desk` */
  pattern: RegExp
  scope: Scope[]
  instead: string
  /** paths where the word has its ordinary meaning, such as a piece of furniture */
  except?: RegExp
}

const both: Scope[] = ['identifier', 'file']

/** Ordinary words are banned in the sense given, not in prose: comments and copy are not searched. */
export const bannedNames: BannedName[] = [
  { pattern: /\bobey\b|\bcarry-out\b/, scope: both, instead: 'parseAndRun, executeCommand' },
  { pattern: /\bcalm\b/, scope: both, instead: 'useThrottledSnapshot' },
  { pattern: /^(is-)?by-time$/, scope: both, instead: 'runAsTick, isTick' },
  { pattern: /^tell$/, scope: ['file'], instead: 'expose-test-state' },
  { pattern: /\bcreate-wardrobe\b/, scope: both, instead: 'createModelCache' },
  { pattern: /\bcrowd\b/, scope: both, instead: 'instances' },
  // `yardstick` and `covers` stay as keys of saved rooms, until their format's next version.
  { pattern: /\byardsticks?\b/, scope: ['export', 'file'], instead: 'scaleReference' },
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
