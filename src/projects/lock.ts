/**
 * Takes a project for this tab, so that no other one writes it. It is given back by `release`, or when the tab ends.
 * @param name  its kind, and its id where there are several of the kind
 * @returns undefined while another tab has it: this one then shows it and writes nothing, or goes on with a copy
 */
export function acquireProjectLock(name: string): Promise<{ release(): void } | undefined> {
  // Without locks there is nobody to ask; such browsers are older than tabs that share files.
  if (!navigator.locks) return Promise.resolve({ release() {} })
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`realia-${name}`, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined)
        return new Promise<void>((release) => resolve({ release }))
      })
      .catch(reject)
  })
}
