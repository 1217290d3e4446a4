/** The list a question is answered from: to choose one of, or to put in order. */
import { isOrdering } from '../choosing/decision.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { Picker, type PickerProps } from './Picker.tsx';

export function ListDialog(props: PickerProps) {
  const { scene, decision, actions, close } = props;
  const { prompt } = decision;
  if (!isOrdering(prompt)) return <Picker {...props} />;
  return (
    <OrderDialog
      key={scene.ply}
      scene={scene}
      answers={prompt.answers}
      give={actions.give}
      close={close}
    />
  );
}
