/** Features as a ledger in two columns: the name hangs from its line, what it does beside it. */
export function FeatureList({ list }: { list: readonly { title: string; text: string }[] }) {
  return (
    <dl className="mt-12 grid gap-x-8 lg:mt-16 lg:grid-cols-2">
      {list.map((feature) => (
        <div
          key={feature.title}
          className="grid gap-x-6 gap-y-1 border-t py-6 sm:grid-cols-[2fr_3fr]"
        >
          <dt className="text-name font-semibold">{feature.title}</dt>
          <dd className="text-ink-soft">{feature.text}</dd>
        </div>
      ))}
    </dl>
  )
}
