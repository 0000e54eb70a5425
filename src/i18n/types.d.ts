export {}

declare module 'i18next' {
  /** `t()` knows the keys of every namespace: the English strings are the definition. */
  interface CustomTypeOptions {
    resources: {
      account: typeof import('../../content/en/ui/account.json').default
      biology: typeof import('../../content/en/ui/biology.json').default
      chemistry: typeof import('../../content/en/ui/chemistry.json').default
      history: typeof import('../../content/en/ui/history.json').default
      lab: typeof import('../../content/en/ui/lab.json').default
      lesson: typeof import('../../content/en/ui/lesson.json').default
      physics: typeof import('../../content/en/ui/physics.json').default
      district: typeof import('../../content/en/ui/district.json').default
      draft: typeof import('../../content/en/ui/draft.json').default
      furniture: typeof import('../../content/en/ui/furniture.json').default
      hologram: typeof import('../../content/en/ui/hologram.json').default
      'how-ar': typeof import('../../content/en/ui/how-ar.json').default
      media: typeof import('../../content/en/ui/media.json').default
      molfile: typeof import('../../content/en/ui/molfile.json').default
      shell: typeof import('../../content/en/ui/shell.json').default
      stage: typeof import('../../content/en/ui/stage.json').default
      staging: typeof import('../../content/en/ui/staging.json').default
      tour: typeof import('../../content/en/ui/tour.json').default
      'tour-device': typeof import('../../content/en/ui/tour-device.json').default
      voters: typeof import('../../content/en/ui/voters.json').default
    }
  }
}
