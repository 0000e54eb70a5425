declare module 'virtual:documents/*' {
  const documents: Record<string, () => Promise<{ default: unknown }>>
  export default documents
}
