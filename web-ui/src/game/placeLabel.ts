/** A place on the board, said in one breath for those who do not see it. */
import type { BoardArrow, Mark, PlaceId } from '@src/board/types';
import type { View } from '@src/api/types';
import type { Teller } from '@src/i18n/teller';

export interface BoardContents {
  view: View;
  marks: Readonly<Record<PlaceId, Mark>>;
  arrows: readonly BoardArrow[];
}

function cubesIn(view: View, place: PlaceId): { french: number; spanish: number } {
  if (place.startsWith('o')) return { french: view.outside[place.slice(1)] ?? 0, spanish: 0 };
  return { french: view.cubes.french[place] ?? 0, spanish: view.cubes.spanish[place] ?? 0 };
}

export function placeLabel(place: PlaceId, { view, marks, arrows }: BoardContents, teller: Teller): string {
  const { t } = teller.speech;
  const { edition } = teller;
  const area = Number(place);
  const mark = marks[place] ?? {};
  const goals = arrows.filter(({ from }) => from === place).map(({ to }) => to);
  const said = [
    edition.gates.includes(area) && 'ui-area-gate',
    edition.main_streets.includes(area) && 'ui-area-street',
    view.closed.includes(area) && 'ui-area-closed',
    mark.target && 'ui-area-target',
    mark.selected && 'ui-area-selected',
    mark.selectable && !mark.selected && 'ui-area-selectable',
  ].filter((id) => typeof id === 'string');
  const ordered = goals.length > 0 ? t('ui-area-ordered', { destinations: teller.join(goals) }) : '';
  return t('ui-area-label', {
    area: place.startsWith('o') ? t('ui-entry', { number: place.slice(1) }) : teller.area(area),
    cubes: t('ui-area-cubes', cubesIn(view, place)),
    marks: said.map((id) => t(id)).join('') + ordered,
  });
}
