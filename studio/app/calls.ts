import type {
  CreateAnswer,
  CreateRequest,
  DocumentView,
  Draft,
  SaveAnswer,
  SaveRequest,
  SiteListing,
  StudioProblem,
} from '../contract.ts'

/** @throws Error with the server's reason, or the browser's when there is no answer at all */
async function call<Answer>(path: string, content?: unknown): Promise<Answer> {
  const response = await fetch(`/studio/api/${path}`, {
    ...(content !== undefined && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(content),
    }),
  })
  const answer = await response.json()
  // Refusals and changes on disk have a `result`, and are told at their fields.
  if (!response.ok && !('result' in answer)) throw new Error(answer.error)
  return answer
}

export const fetchSite = () => call<SiteListing>('site')

export const fetchDocument = (file: string) =>
  call<DocumentView>(`document?file=${encodeURIComponent(file)}`)

export const checkDraft = (draft: Draft) => call<{ problems: StudioProblem[] }>('check', draft)
export const saveDraft = (request: SaveRequest) => call<SaveAnswer>('save', request)
export const createDocument = (request: CreateRequest) => call<CreateAnswer>('create', request)

/** Records that a translation is up to date with the English on disk. */
export const markTranslated = (path: string) => call<DocumentView>('translated', { path })
