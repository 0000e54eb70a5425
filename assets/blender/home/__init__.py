"""The sample home: one garden apartment of six rooms, built from the data in plan.py and layout.py."""
