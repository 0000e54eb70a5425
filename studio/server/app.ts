import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { recordTranslation } from '../../scripts/content/translations.ts'
import { refusal } from './guard.ts'
import { inTurn } from './in-turn.ts'
import { PlaceError, placeOf } from './place.ts'
import { listSite, readDocument } from './read.ts'
import { checkDraft, createDocument, saveDraft } from './save.ts'
import type { Workspace } from './workspace.ts'

/** No document comes near it. */
const mostBytes = 1024 * 1024

const draft = z.strictObject({ path: z.string(), data: z.unknown(), body: z.string().optional() })
const save = draft.extend({ version: z.string().nullable() })
const create = z.strictObject({ file: z.string(), data: z.unknown(), body: z.string().optional() })

/** @param addressOf  the other end of the connection that a request came by */
export function studioApp(
  workspace: Workspace,
  addressOf: (context: Context) => string | undefined,
): Hono {
  const app = new Hono().basePath('/studio/api')
  const write = inTurn()

  app.use(async (context, next) => {
    const reason = refusal({
      method: context.req.method,
      header: (name) => context.req.header(name),
      address: addressOf(context),
    })
    if (reason) return context.json({ error: reason }, 403)
    context.header('Cache-Control', 'no-store')
    await next()
  })
  app.use(
    bodyLimit({
      maxSize: mostBytes,
      onError: (context) => context.json({ error: 'that is too much for one document' }, 413),
    }),
  )

  app.get('/site', async (context) => context.json(await listSite(workspace)))
  app.get('/document', async (context) =>
    context.json(await readDocument(workspace, placeOf(`en/${context.req.query('file')}`))),
  )
  app.post('/check', async (context) => {
    const problems = await checkDraft(workspace, draft.parse(await context.req.json()))
    return context.json({ problems })
  })
  app.post('/save', async (context) => {
    const request = save.parse(await context.req.json())
    const answer = await write(() => saveDraft(workspace, request))
    return context.json(answer, { saved: 200, changed: 409, refused: 422 }[answer.result] as 200)
  })
  app.post('/create', async (context) => {
    const request = create.parse(await context.req.json())
    const answer = await write(() => createDocument(workspace, request))
    return context.json(answer, { created: 201, exists: 409, refused: 422 }[answer.result] as 200)
  })

  app.post('/translated', async (context) => {
    const { path } = z.strictObject({ path: z.string() }).parse(await context.req.json())
    const place = placeOf(path)
    await write(async () => recordTranslation(join(workspace.root, 'content'), place.path))
    return context.json(await readDocument(workspace, place))
  })

  app.notFound((context) => context.json({ error: 'there is no such call' }, 404))
  app.onError((error, context) => {
    const isAsked =
      error instanceof PlaceError || error instanceof z.ZodError || error instanceof SyntaxError
    if (isAsked || error instanceof RangeError) return context.json({ error: error.message }, 400)
    console.error(error)
    return context.json({ error: 'the studio failed; the terminal says why' }, 500)
  })
  return app
}
