import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { tags } from '@lezer/highlight'
import { EditorView } from 'codemirror'

/** The house's colours, so that the editor follows the theme with everything else. */
const frame = EditorView.theme({
  '&': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    border: '1px solid var(--line-strong)',
    borderRadius: '4px',
    fontSize: '0.875rem',
  },
  '&.cm-focused': { outline: '2px solid var(--depth)', outlineOffset: '3px' },
  '.cm-content': {
    fontFamily: 'var(--stack-sans)',
    lineHeight: '1.6',
    padding: '10px 0',
    minHeight: '12rem',
  },
  '.cm-line': { padding: '0 12px 0 6px' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': {
    backgroundColor: 'transparent',
    color: 'var(--ink-soft)',
    border: 'none',
    fontFamily: 'var(--stack-mono)',
    fontSize: '0.75rem',
  },
  '.cm-gutterElement': { paddingTop: '2px' },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--ink) 4%, transparent)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'color-mix(in srgb, var(--signal) 26%, transparent)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--paper)',
    color: 'var(--ink)',
    border: '1px solid var(--line-strong)',
  },
  '.cm-foldGutter': { display: 'none !important' },
  '.cm-gutter-lint': { width: '0.9rem' },
  '.cm-lint-marker': { width: '0.75rem', height: '0.75rem' },
})

const marks = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '600' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.link, color: 'var(--depth)' },
  { tag: tags.url, color: 'var(--depth)', fontFamily: 'var(--stack-mono)', fontSize: '0.8125rem' },
  { tag: tags.processingInstruction, color: 'var(--ink-soft)' },
  { tag: tags.monospace, fontFamily: 'var(--stack-mono)' },
])

export const editorLook = [frame, syntaxHighlighting(marks)]
