interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

interface GroupCommitOptions {
  most: number
  /** Whether a failure may be one item's fault, so that the others deserve a try of their own. */
  isOneItemsFault: (error: unknown) => boolean
}

/** Everything that arrives while one commit waits for the disk shares the next one; each waits for its own. */
export function createGroupCommit<Item, Result>(
  commit: (items: Item[]) => Promise<Result[]>,
  { most, isOneItemsFault }: GroupCommitOptions,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = []
  let running = false

  async function settle(group: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await commit(group.map(({ item }) => item))
      for (const [index, { resolve, reject }] of group.entries()) {
        const result = results[index]
        if (result === undefined) reject(new Error('The commit gave no result for an item.'))
        else resolve(result)
      }
    } catch (error) {
      if (group.length > 1 && isOneItemsFault(error)) {
        for (const one of group) await settle([one])
      } else {
        for (const { reject } of group) reject(error)
      }
    }
  }

  async function next(): Promise<void> {
    await settle(waiting.splice(0, most))
    running = waiting.length > 0
    if (running) schedule()
  }

  /** Two turns of the event loop: in the first the last answers leave, in the second what they bring joins the group. */
  function schedule(): void {
    if (waiting.length < most) setImmediate(() => setImmediate(next))
    else setImmediate(next)
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (running) return
      running = true
      schedule()
    })
}
