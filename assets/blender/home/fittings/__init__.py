"""What is fixed to the home: kitchen, bath, hall. Pieces as elsewhere: origin on the floor, front to -y, back on the wall."""
