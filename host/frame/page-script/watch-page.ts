let hasChanged = false;

/**
 * Whether something else has changed the page since React took it over. Then the server draws what comes next: React
 * does not see where the texts are that it would change.
 */
export const isChanged = (): boolean => hasChanged;

/** Calls once when a text of the page gives way to an element, as translators and dictionaries do it. */
export function onceChanged(main: HTMLElement, act: () => void): void {
  const watch = new MutationObserver((records) => {
    if (!records.some(({ target, removedNodes }) => removedNodes.length > 0 && hasGivenWay(target, records)))
      return;
    watch.disconnect();
    hasChanged = true;
    act();
  });
  watch.observe(main, { childList: true, subtree: true });
}

function hasGivenWay(target: Node, records: readonly MutationRecord[]): boolean {
  const own = records.filter((record) => record.target === target);
  return (
    own.some(({ removedNodes }) =>
      [...removedNodes].some((node) => node instanceof Text && node.data.trim()),
    ) &&
    own.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof Element && node.isConnected))
  );
}

/** The node of `parent` in which `node` stands. */
function placeIn(parent: Node, node: Node): Node | null {
  let place: Node | null = node;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/**
 * Lets React take away a node that something else has moved or taken away, and put another before it. Browsers throw
 * instead, and React then gives up the whole page (https://github.com/facebook/react/issues/11538).
 */
export function letNodesBeGone(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    let parent = child.parentNode;
    if (parent === this) return removeChild.call(this, child) as Child;
    const place = placeIn(this, child);
    if (parent) removeChild.call(parent, child);
    // An element that was put around it alone goes with it.
    while (place && parent && parent !== this && !parent.hasChildNodes()) {
      const around: Node = parent;
      parent = around.parentNode;
      if (parent) removeChild.call(parent, around);
    }
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    return insertBefore.call(this, node, next && placeIn(this, next)) as Child;
  };
}
