import { dirname } from 'node:path';
import type { House } from './house.ts';
import { type Import, place } from './imports.ts';
import { isTest, placeOf } from './places.ts';

type Graph = Map<string, Map<string, Import>>;

/** Files that import each other, over any number of steps, also by type only or by `import()`. One text per circle. */
export function circlesOfFiles(imports: readonly Import[]): readonly string[] {
  return circles(imports, (found) => [found.file, found.target]);
}

/**
 * Folders of one room that import each other. Between rooms there is no circle where every import points down, and a
 * folder may share what lies directly in its parent.
 */
export function circlesOfFolders(house: House, imports: readonly Import[]): readonly string[] {
  const folderIn = (room: string, file: string) => dirname(file.slice(room.length + 1)).split('/')[0];
  return circles(imports, ({ file, target }) => {
    const room = placeOf(house, file)?.room;
    if (!room || room !== placeOf(house, target)?.room) return undefined;
    const folders = [folderIn(room, file), folderIn(room, target)];
    return folders.includes('.') ? undefined : [`${room}/${folders[0]}`, `${room}/${folders[1]}`];
  });
}

function circles(
  imports: readonly Import[],
  edgeOf: (found: Import) => readonly [from: string, to: string] | undefined,
): readonly string[] {
  const graph: Graph = new Map();
  for (const found of imports) {
    const edge = found.isPackage || isTest(found.file) ? undefined : edgeOf(found);
    if (!edge || edge[0] === edge[1]) continue;
    const next = graph.get(edge[0]) ?? new Map<string, Import>();
    graph.set(edge[0], next.set(edge[1], next.get(edge[1]) ?? found));
  }
  return groupsInCircles(graph).map((group) => describeCircle(graph, group));
}

/** Tarjan's strongly connected components, those of more than one. */
function groupsInCircles(graph: Graph): readonly string[][] {
  const numbers = new Map<string, number>();
  const open: string[] = [];
  const groups: string[][] = [];
  function visit(name: string): number {
    const own = numbers.size;
    let lowest = own;
    numbers.set(name, own);
    open.push(name);
    for (const next of graph.get(name)?.keys() ?? []) {
      if (!numbers.has(next)) lowest = Math.min(lowest, visit(next));
      else if (open.includes(next)) lowest = Math.min(lowest, numbers.get(next) ?? lowest);
    }
    if (lowest === own) groups.push(open.splice(open.indexOf(name)));
    return lowest;
  }
  for (const name of graph.keys()) if (!numbers.has(name)) visit(name);
  return groups.filter((group) => group.length > 1);
}

function describeCircle(graph: Graph, group: readonly string[]): string {
  const imports = group.flatMap((name) =>
    [...(graph.get(name) ?? [])]
      .filter(([next]) => group.includes(next))
      .map(([, found]) => `  ${place(found)}`),
  );
  return [`${group.join(', ')} import each other:`, ...imports].join('\n');
}
