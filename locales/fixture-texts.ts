/** All texts of an area, for the tests that compare them. */
type Leaves = Map<string, string>

/** `steps.0.title` and its text, for every text of an area. */
function leavesOf(value: unknown, path: string[] = [], leaves: Leaves = new Map()): Leaves {
  if (typeof value === 'string') leaves.set(path.join('.'), value)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) leavesOf(inner, [...path, key], leaves)
  }
  return leaves
}

const modules = import.meta.glob<Record<string, unknown>>('./{en,de}/**/*.ts')

export async function readArea(locale: string, area: string): Promise<Leaves> {
  const module = await modules[`./${locale}/${area}.ts`]?.()
  return leavesOf(Object.values(module ?? {})[0])
}
