import { definitions } from '../../content/schemas/index.ts'
import { mendTypography } from '../../scripts/content/typography/mend.ts'
import { locales } from '../../src/site/locales.ts'
import type {
  CreateAnswer,
  CreateRequest,
  Draft,
  SaveAnswer,
  SaveRequest,
  StudioProblem,
} from '../contract.ts'
import { printContent, writeContent } from '../model/document-text.ts'
import { versionOf, viewFile } from './documents.ts'
import { formatLike } from './format-json.ts'
import { onDisk, PlaceError, placeOf } from './place.ts'
import { problemsOf, problemsWith } from './site-problems.ts'
import { staleFields } from './stale.ts'
import type { Workspace } from './workspace.ts'
import { writeNew, writeWhole } from './write-file.ts'

/** What the check would say if a draft were saved. */
export async function checkDraft(workspace: Workspace, draft: Draft): Promise<StudioProblem[]> {
  const place = placeOf(draft.path)
  const before = await workspace.read(place)
  const text = typeset(
    place.path,
    before === null ? printContent(place.path, draft) : writeContent(place.path, before, draft),
  )
  return problemsWith(workspace, [{ path: place.path, text }])
}

/** People type the quotes and spaces that a keyboard has; the file gets the right ones. */
const typeset = (path: string, text: string): string =>
  mendTypography({ path, text }, definitions).text

/** Writes a draft over the file that it was made from, or makes the file again that is gone, unless the check would refuse what comes of it. */
export async function saveDraft(workspace: Workspace, request: SaveRequest): Promise<SaveAnswer> {
  const place = placeOf(request.path)
  const { path, file } = place
  const before = await workspace.read(place)
  if (before === null && request.version !== null) return { result: 'changed', version: null }
  const view = async (text: string, problems: StudioProblem[]) => {
    const english = (await workspace.readGroup(file)).find((each) => each.path.startsWith('en/'))
    return viewFile(
      { path, text },
      english,
      problems,
      staleFields(path, english, workspace.records()),
    )
  }
  if (before !== null && versionOf(before) !== request.version) {
    const files = workspace.files()
    const found = problemsOf(files, workspace.known(files), workspace.glossaries())
    const problems = found.get(path) ?? []
    return { result: 'changed', version: await view(before, problems) }
  }
  const written =
    before === null ? printContent(path, request) : writeContent(path, before, request)
  const edited = typeset(path, written)
  const text = path.endsWith('.json')
    ? await formatLike(workspace.root, path, before, edited)
    : edited
  const problems = problemsWith(workspace, [{ path, text }])
  if (problems.length > 0) return { result: 'refused', problems }
  if (text !== before) await writeWhole(await onDisk(workspace.root, place), text)
  return { result: 'saved', version: await view(text, []) }
}

/** Writes a new document in every language, with the same words: each language's own are still to come. */
export async function createDocument(
  workspace: Workspace,
  request: CreateRequest,
): Promise<CreateAnswer> {
  const places = locales.map((locale) => placeOf(`${locale}/${request.file}`))
  if (!places[0]?.definition.files.includes('*'))
    throw new PlaceError('there can only be one document of that type')
  const there = await workspace.readGroup(request.file)
  if (there.length > 0) return { result: 'exists' }
  const drafts = await Promise.all(
    places.map(async ({ path }) => {
      const text = typeset(path, printContent(path, request))
      return {
        path,
        text: path.endsWith('.json') ? await formatLike(workspace.root, path, null, text) : text,
      }
    }),
  )
  const problems = problemsWith(workspace, drafts)
  if (problems.length > 0) return { result: 'refused', problems }
  await writeNew(
    await Promise.all(
      drafts.map(async (draft) => ({
        file: await onDisk(workspace.root, draft),
        text: draft.text,
      })),
    ),
  )
  return { result: 'created' }
}
