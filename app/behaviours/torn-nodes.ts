/**
 * Translators put other nodes in the place of texts, and React fails when it wants to remove or move such a text
 * (react#11538). What is no longer there need not be removed, and what was to stand before it goes to the end.
 */
export function tolerateTornNodes(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child
  }
}
