import type { Store } from './store.ts'

/**
 * A store that is opened when it is first used, and again after a failure to open it: a server
 * whose database is down starts all the same, and works once the database is back.
 */
export function reopening(open: () => Promise<Store>): Store {
  let opened: Promise<Store> | undefined
  const store = () => {
    opened ??= open().catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }
  return {
    keep: async (...given) => (await store()).keep(...given),
    claimMail: async (...given) => (await store()).claimMail(...given),
    mailSent: async (...given) => (await store()).mailSent(...given),
    mailFailed: async (...given) => (await store()).mailFailed(...given),
    list: async () => (await store()).list(),
    find: async (...given) => (await store()).find(...given),
    markHandled: async (...given) => (await store()).markHandled(...given),
    deleteFrom: async (...given) => (await store()).deleteFrom(...given),
    forgetSenders: async (...given) => (await store()).forgetSenders(...given),
    secret: async () => (await store()).secret(),
    check: async () => (await store()).check(),
    tryWriting: async () => (await store()).tryWriting(),
    close: async () => {
      const last = opened
      if (last) await (await last.catch(() => undefined))?.close()
    },
  }
}
