import { markdown } from '@codemirror/lang-markdown'
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import { basicSetup, EditorView } from 'codemirror'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { Locale } from '../../../src/site/locales.ts'
import type { StudioProblem } from '../../contract.ts'
import { setBody } from '../state/edit.ts'
import { fieldId } from '../state/problems.ts'
import { fileIn, setStudio, useStudio } from '../state/store.ts'
import { editorLook } from './editor-look.ts'

export interface BodyHandle {
  /** Puts a paragraph where the cursor is. */
  insert: (text: string) => void
}

interface BodyEditorProps {
  locale: Locale
  label: string
  ref: Ref<BodyHandle>
}

const none: StudioProblem[] = []

/** The Markdown of a body, with what is wrong in the margin of its line. */
export function BodyEditor({ locale, label, ref }: BodyEditorProps) {
  const box = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const body = useStudio((studio) => fileIn(studio, locale)?.draft.body ?? '')
  const problems = useStudio((studio) => fileIn(studio, locale)?.problems ?? none)
  const bodyLine = useStudio((studio) => fileIn(studio, locale)?.bodyLine ?? 1)
  const first = useRef(body)

  useEffect(() => {
    if (!box.current) return
    const editor = new EditorView({
      parent: box.current,
      doc: first.current,
      extensions: [
        basicSetup,
        markdown(),
        lintGutter(),
        EditorView.lineWrapping,
        editorLook,
        EditorView.contentAttributes.of({
          id: fieldId(locale, 'body'),
          'aria-label': label,
          lang: locale,
          spellcheck: 'true',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) setBody(locale, update.state.doc.toString())
          if (update.focusChanged && update.view.hasFocus)
            setStudio(() => ({ focus: { locale, field: 'body' } }))
        }),
      ],
    })
    view.current = editor
    return () => editor.destroy()
  }, [locale, label])

  // What comes from elsewhere, such as a file that is read anew; what is typed is there already.
  useEffect(() => {
    const editor = view.current
    if (!editor || editor.state.doc.toString() === body) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: body } })
  }, [body])

  useEffect(() => {
    const editor = view.current
    if (!editor) return
    const { doc } = editor.state
    const found = problems.flatMap(({ field, line, column, message }): Diagnostic[] => {
      const number = line - bodyLine + 1
      if (field !== 'body' || number < 1 || number > doc.lines) return []
      const { from, to } = doc.line(number)
      return [{ from: Math.min(from + column - 1, to), to, severity: 'error', message }]
    })
    editor.dispatch(setDiagnostics(editor.state, found))
  }, [problems, bodyLine])

  useImperativeHandle(ref, () => ({
    insert: (text) => {
      const editor = view.current
      if (!editor) return
      const { head } = editor.state.selection.main
      const { from, to, text: line } = editor.state.doc.lineAt(head)
      const isEmpty = line.trim() === ''
      const written = isEmpty ? text : `\n\n${text}`
      editor.dispatch({
        changes: { from: isEmpty ? from : to, to, insert: written },
        selection: { anchor: (isEmpty ? from : to) + written.length },
      })
      editor.focus()
    },
  }))

  return <div ref={box} />
}
