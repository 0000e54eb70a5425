import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { type Clock, errorReason, type Log } from '../log.ts'
import { startOutbox } from '../mail/outbox.ts'
import { smtpSender } from '../mail/smtp.ts'
import { SettingError } from '../settings.ts'
import { openStore } from '../store/open.ts'
import type { Store } from '../store/store.ts'
import { contactApi } from './api.ts'
import { clientAddress } from './client-address.ts'
import { createMessageWriter, createWriteCheck } from './message-writer.ts'
import type { ContactSettings } from './settings.ts'

/** Interval of looking for unsent mails and expired rate limits, milliseconds. */
const interval = 15_000

/**
 * Receives messages, stores them and mails them. When the store cannot be opened, that is logged and tried again with
 * the next message.
 * @throws SettingError when the store can never be used
 */
export async function startContact(
  settings: ContactSettings,
  { clock, random, log }: { clock: Clock; random: () => number; log: Log },
) {
  let opened: Promise<Store> | undefined
  // Opened at first use, and again after a failure, so that the server starts while its database is down.
  const getStore = () => {
    opened ??= openStore(settings.place).catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }
  await getStore().catch((error) => {
    if (error instanceof SettingError) throw error
    logFailure('store not opened', error)
  })
  const writeCheck = createWriteCheck(getStore, clock)
  const outbox =
    settings.mail &&
    startOutbox({ getStore, send: smtpSender(settings.mail), clock, random, log }, interval)
  const forgetting = setInterval(() => {
    getStore()
      .then((store) => store.forgetSenders(clock()))
      .catch((error) => logFailure('senders not forgotten', error))
  }, interval)
  forgetting.unref()

  function logFailure(event: string, error: unknown) {
    log({ level: 'error', event, reason: errorReason(error) })
  }
  return {
    /** The application below `/api`. */
    api: contactApi({
      storeMessage: createMessageWriter({
        getStore,
        limit: settings.limit,
        clock,
        log,
        onStored: () => outbox?.wake(),
        onFailed: writeCheck.invalidate,
      }),
      addressOf: (c) => addressOf(c, settings.proxies),
    }),
    /** Rejects when messages could not be stored now. */
    check: writeCheck.check,
    /** Finishes the mail being sent and closes the store. */
    stop: async () => {
      clearInterval(forgetting)
      await outbox?.stop()
      const store = await opened?.catch(() => undefined)
      await store?.close()
    },
  }
}

function addressOf(c: Context, proxies: number): string {
  const { address } = getConnInfo(c).remote
  return clientAddress(address, c.req.header('x-forwarded-for'), proxies)
}
