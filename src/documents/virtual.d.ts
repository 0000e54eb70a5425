declare module 'virtual:documents/*' {
  const documents: Record<string, () => Promise<{ default: unknown }>>
  export default documents
}

declare module 'virtual:catalogue' {
  const catalogue: import('../site/industries.ts').ContentCatalog
  export default catalogue
}
