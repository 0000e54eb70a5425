interface TextListProps {
  /** Unlike each other. */
  items: readonly string[]
  className?: string
  itemClassName?: string
}

/** Short texts as a list. */
export function TextList({ items, className, itemClassName }: TextListProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className={itemClassName}>
          {item}
        </li>
      ))}
    </ul>
  )
}

/** Short texts, unlike each other, each on a line of its own. */
export const TextLines = ({ items }: { items: readonly string[] }) =>
  items.map((item) => (
    <span key={item} className="block">
      {item}
    </span>
  ))
