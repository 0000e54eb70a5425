export { SavedToursSlot } from '../saved-projects/saved-tours-slot.tsx'
export { createEditor } from './create-editor.ts'
export { EditorView } from './editor-view.tsx'
export { importFiles } from './import-files.ts'
